"""What all tests share: the rule-coverage plugin."""

pytest_plugins = ["tests.rule_coverage"]
