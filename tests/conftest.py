"""What all tests share."""

from pathlib import Path

pytest_plugins = ["rules_web", "pytester"]

BROWSER = Path(__file__).parent / "web"


def pytest_addoption(parser):
    parser.addoption(
        "--screenshots", type=Path, metavar="DIR", help="where browser tests put pictures of what they see"
    )


def pytest_collection_modifyitems(items):
    """Browser tests come last: from the first one on Playwright's event loop runs where others would begin theirs."""
    items.sort(key=lambda item: item.path.is_relative_to(BROWSER))
