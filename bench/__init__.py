"""The benchmark beside other libraries: `python -m bench`, or `make bench`, which installs them first."""
