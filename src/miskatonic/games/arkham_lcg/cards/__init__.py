"""The player cards, one short class each. Every module of this folder is loaded, so that its cards are known."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
