"""What all tests share."""

from pathlib import Path

pytest_plugins = ["rules_web", "pytester"]


def pytest_addoption(parser):
    parser.addoption(
        "--screenshots", type=Path, metavar="DIR", help="where browser tests put pictures of what they see"
    )
