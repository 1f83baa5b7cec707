"""The web of rules, tests and proofs: how rules are read, what a mark claims, what a full run demands."""

import json
from pathlib import Path

import pytest

from landsraad.rules import RulesError, games_with_rules, matrix, read_rulebook, rules_report, write_proof

HERE = Path(__file__).parent

RULES = """\
# Toy: the numbered rules

- **TOY-1.01** Players move in turn.
- **TOY-1.02** A card says so. `[recalled]`
- **TOY-1.02a** A later card says the same.
- **TOY-10.01** Player aids exist.

## Worked examples

- **TOY-EX-01** Given a turn; then a player moves. (TOY-1.01)

## Contradictions

- **TOY-C-01** The rulebook says two things. See TOY-1.01.
"""


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "toy.md").write_text(RULES)
    (tmp_path / "README.md").write_text("# No rules here, only **TOY-1.01** in passing\n")
    (tmp_path / "toy-excluded.yaml").write_text("TOY-10.01: Player aids are paper.\n")
    return tmp_path


class TestReading:
    def test_rules_and_worked_examples_count_contradictions_do_not(self, folder):
        book = read_rulebook("toy", folder)
        assert list(book.rules) == ["TOY-1.01", "TOY-1.02", "TOY-1.02a", "TOY-10.01", "TOY-EX-01"]
        assert book.rules["TOY-1.02"] == "A card says so. `[recalled]`"

    def test_only_files_with_numbered_rules_are_games(self, folder):
        assert games_with_rules(folder) == ["toy"]

    def test_matrix(self, folder):
        write_proof("toy", {"TOY-1.01": ["tests/test_toy.py::test_b", "tests/test_toy.py::test_a"]}, folder)
        assert matrix("toy", folder) == {
            "proved": 1,
            "excluded": 1,
            "unproved": ["TOY-1.02", "TOY-1.02a", "TOY-EX-01"],
        }
        report = rules_report("toy", folder)
        assert report.proved == {"TOY-1.01": ["tests/test_toy.py::test_a", "tests/test_toy.py::test_b"]}
        assert report.excluded == {"TOY-10.01": "Player aids are paper."}

    def test_without_a_proof_nothing_is_proved(self, folder):
        assert matrix("toy", folder)["proved"] == 0

    def test_a_proof_is_kept_in_the_order_of_the_rules(self, folder):
        write_proof(
            "toy", {rule: ["t"] for rule in ("TOY-EX-01", "TOY-10.01", "TOY-9.02a", "TOY-9.02")}, folder
        )
        kept = json.loads((folder / "toy-proof.json").read_text())
        assert list(kept) == ["TOY-9.02", "TOY-9.02a", "TOY-10.01", "TOY-EX-01"]

    def test_a_book_may_number_its_parts_under_prefixes_of_their_own(self, folder):
        rules = ("TOY-1.01", "SOLO-1.01", "SOLO-10.02", "SOLO-2.03", "TOY-EX-01", "SOLO-EX-01")
        (folder / "toy.md").write_text("".join(f"- **{rule}** So it is.\n" for rule in rules))
        (folder / "toy-excluded.yaml").write_text("SOLO-1.01: Player aids are paper.\n")
        write_proof("toy", {rule: ["t"] for rule in rules if rule != "SOLO-1.01"}, folder)
        assert tuple(read_rulebook("toy", folder).rules) == rules
        assert matrix("toy", folder) == {"proved": 5, "excluded": 1, "unproved": []}
        kept = json.loads((folder / "toy-proof.json").read_text())
        assert list(kept) == ["SOLO-2.03", "SOLO-10.02", "SOLO-EX-01", "TOY-1.01", "TOY-EX-01"]

    def test_a_proved_rule_is_not_counted_as_excluded_as_well(self, folder):
        write_proof("toy", {"TOY-10.01": ["tests/test_toy.py::test_a"]}, folder)
        assert (matrix("toy", folder)["proved"], matrix("toy", folder)["excluded"]) == (1, 0)

    def test_an_unknown_game(self, folder):
        with pytest.raises(RulesError, match=r"no numbered rules for '\.\./toy'; there are rules for: toy"):
            read_rulebook("../toy", folder)

    @pytest.mark.parametrize(
        ("file", "text", "message"),
        [
            ("toy.md", RULES + "- **TOY-1.01** Again.\n", "toy.md numbers two rules TOY-1.01"),
            ("toy-excluded.yaml", "TOY-9.99: why\n", "toy-excluded.yaml names unknown rules: TOY-9.99"),
            ("toy-excluded.yaml", "- TOY-1.01\n", "toy-excluded.yaml must map rule numbers to reasons"),
            ("toy-excluded.yaml", "TOY-1.01:\n", "toy-excluded.yaml must map rule numbers to reasons"),
            ("toy-proof.json", "{", "toy-proof.json must map rule numbers to lists of tests"),
        ],
    )
    def test_broken_files_are_named(self, folder, file, text, message):
        (folder / file).write_text(text)
        with pytest.raises(RulesError, match=message):
            read_rulebook("toy", folder)


class TestOurOwnRules:
    def test_classic_has_all_its_rules_and_worked_examples(self):
        rules = read_rulebook("classic").rules
        assert len([rule for rule in rules if rule.startswith("CLS-EX-")]) == 43
        assert len(rules) == 507

    def test_imperium_has_all_its_rules_and_worked_examples(self):
        rules = read_rulebook("imperium").rules
        assert len([rule for rule in rules if rule.startswith("IMP-EX-")]) == 29
        assert len([rule for rule in rules if rule.startswith("HAG-EX-")]) == 5
        assert len(rules) == 532

    def test_no_two_games_share_a_number(self):
        books = [read_rulebook(game).rules.keys() for game in games_with_rules()]
        assert sum(map(len, books)) == len(set().union(*books))

    def test_each_exclusion_has_a_reason(self):
        for game in games_with_rules():
            assert all(len(reason.split()) >= 3 for reason in read_rulebook(game).excluded.values())


TESTS = """
import pytest

@pytest.mark.rule("TOY-1.01", "TOY-EX-01")
def test_turns():
    pass

@pytest.mark.rule("TOY-1.02")
class TestCards:
    def test_first(self):
        pass

    @pytest.mark.rule("TOY-1.02a")
    @pytest.mark.parametrize("card", ["a b", "c"])
    def test_later(self, card):
        pass
"""
PROOF = {
    "TOY-1.01": ["tests/test_toy.py::test_turns"],
    "TOY-1.02": ["tests/test_toy.py::TestCards::test_first", "tests/test_toy.py::TestCards::test_later"],
    "TOY-1.02a": ["tests/test_toy.py::TestCards::test_later"],
    "TOY-EX-01": ["tests/test_toy.py::test_turns"],
}


@pytest.fixture
def project(pytester):
    """A small project with rules, tests and this plugin; its proof is right."""
    pytester.makepyprojecttoml(
        f"""
        [tool.pytest.ini_options]
        testpaths = ["tests"]
        pythonpath = ['{HERE}']
        addopts = ["--import-mode=importlib", "--strict-markers"]
        markers = ["rule(*ids): what a test proves"]
        """
    )
    rules = pytester.mkdir("docs") / "rules"
    rules.mkdir()
    (rules / "toy.md").write_text(RULES)
    (rules / "toy-excluded.yaml").write_text("TOY-10.01: Player aids are paper.\n")
    (rules / "toy-proof.json").write_text(json.dumps(PROOF))
    tests = pytester.mkdir("tests")
    (tests / "conftest.py").write_text('pytest_plugins = ["rules_web"]\n')
    (tests / "test_toy.py").write_text(TESTS)
    return pytester


def rewrite(project, old, new):
    file = project.path / "tests" / "test_toy.py"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def kept_proof(project):
    return json.loads((project.path / "docs" / "rules" / "toy-proof.json").read_text())


def run(project, *args):
    return project.runpytest_subprocess("-p", "no:cacheprovider", *args)


class TestFullRun:
    @pytest.mark.parametrize("workers", [(), ("-n", "2")])
    def test_green_while_it_proves_what_is_kept(self, project, workers):
        result = run(project, *workers)
        assert result.ret == 0
        result.assert_outcomes(passed=4)
        result.stdout.no_fnmatch_line("*rules web*")

    @pytest.mark.parametrize("workers", [(), ("-n", "2")])
    def test_fails_when_a_rule_loses_its_proof(self, project, workers):
        rewrite(project, '"TOY-1.01", ', "")
        result = run(project, *workers)
        assert result.ret == 1
        result.stdout.fnmatch_lines(["*no longer proved: TOY-1.01", "*renew*./landsraad test --renew-proof*"])

    def test_fails_when_a_rule_is_newly_proved(self, project):
        (project.path / "docs" / "rules" / "toy-proof.json").write_text("{}")
        result = run(project)
        assert result.ret == 1
        result.stdout.fnmatch_lines(["*newly proved: TOY-1.01, TOY-1.02, TOY-1.02a, TOY-EX-01"])

    def test_fails_when_other_tests_prove_a_rule(self, project):
        rewrite(project, "def test_turns", "def test_order")
        result = run(project)
        assert result.ret == 1
        result.stdout.fnmatch_lines(["*proved by other tests: TOY-1.01, TOY-EX-01"])

    @pytest.mark.parametrize(
        "body",
        [
            "assert False",
            "pytest.skip('later')",
            "pytest.xfail('not yet')",
        ],
    )
    def test_only_passing_tests_prove(self, project, body):
        rewrite(project, "def test_turns():\n    pass", f"def test_turns():\n    {body}")
        result = run(project)
        assert result.ret == 1
        result.stdout.fnmatch_lines(["*no longer proved: TOY-1.01, TOY-EX-01"])

    def test_passing_where_failure_was_expected_proves_nothing(self, project):
        rewrite(project, "def test_turns", "@pytest.mark.xfail(strict=False)\ndef test_turns")
        run(project).stdout.fnmatch_lines(["*no longer proved: TOY-1.01, TOY-EX-01"])

    def test_each_case_of_a_parametrised_test_must_pass(self, project):
        rewrite(
            project,
            "def test_later(self, card):\n        pass",
            "def test_later(self, card):\n        assert card == 'c'",
        )
        result = run(project)
        result.stdout.fnmatch_lines(["*no longer proved: TOY-1.02a", "*proved by other tests: TOY-1.02"])

    def test_a_broken_teardown_proves_nothing(self, project):
        fixture = "@pytest.fixture\ndef broken():\n    yield\n    assert False\n\n"
        rewrite(project, "@pytest.mark.rule", f"{fixture}@pytest.mark.rule")
        rewrite(project, "def test_turns()", "def test_turns(broken)")
        run(project).stdout.fnmatch_lines(["*no longer proved: TOY-1.01, TOY-EX-01"])

    @pytest.mark.parametrize(
        "selection",
        [
            ("-k", "turns"),
            ("-m", "rule"),
            ("tests/test_toy.py",),
            ("--deselect", "tests/test_toy.py::test_turns"),
            ("--ignore", "tests/other"),
        ],
    )
    def test_a_part_of_the_tests_demands_nothing(self, project, selection):
        (project.path / "docs" / "rules" / "toy-proof.json").write_text("{}")
        assert run(project, *selection).ret == 0

    def test_the_tests_folder_named_is_still_a_full_run(self, project):
        (project.path / "docs" / "rules" / "toy-proof.json").write_text("{}")
        assert run(project, "tests").ret == 1

    def test_stopping_at_the_first_failure_demands_nothing(self, project):
        rewrite(project, "def test_turns():\n    pass", "def test_turns():\n    assert False")
        result = run(project, "-x")
        assert result.ret == 1
        result.stdout.no_fnmatch_line("*rules web*")


class TestRenewal:
    @pytest.mark.parametrize("workers", [(), ("-n", "2")])
    def test_keeps_what_the_run_proved(self, project, workers):
        (project.path / "docs" / "rules" / "toy-proof.json").unlink()
        result = run(project, "--renew-proof", *workers)
        assert result.ret == 0
        assert kept_proof(project) == PROOF
        result.stdout.fnmatch_lines(["*toy: proof renewed, 4 rules proved*"])

    def test_renewing_writes_the_pages_made_of_the_proof(self, project):
        rules = project.path / "docs" / "rules"
        (rules / "imperium.md").write_text("# Rules\n\n- **IMP-21.39** Stilgar.\n")
        rewrite(project, '"TOY-1.01", ', '"TOY-1.01", "IMP-21.39", ')
        assert run(project, "--renew-proof").ret == 0
        page = (project.path / "docs" / "imperium-cards.md").read_text()
        assert "| tests/test_toy: test_turns |" in next(
            line for line in page.splitlines() if "Stilgar" in line
        )

    def test_needs_a_full_run(self, project):
        result = run(project, "--renew-proof", "-k", "turns")
        assert result.ret == pytest.ExitCode.USAGE_ERROR
        result.stderr.fnmatch_lines(["*--renew-proof needs a full run*"])
        assert kept_proof(project) == PROOF


class TestMarks:
    @pytest.mark.parametrize("workers", [(), ("-n", "2")])
    @pytest.mark.parametrize(
        ("mark", "message"),
        [
            ('rule("TOY-7.77")', "*test_turns: unknown rule 'TOY-7.77'"),
            ("rule(17)", "*test_turns: unknown rule 17"),
            ('rule("TOY-C-01")', "*test_turns: unknown rule 'TOY-C-01'"),
            ('rule("TOY-10.01")', "*test_turns: TOY-10.01 is excluded (Player aids are paper.)"),
            ("rule", "*test_turns: a rule mark without a rule number"),
        ],
    )
    def test_a_wrong_mark_stops_the_collection(self, project, workers, mark, message):
        rewrite(project, 'rule("TOY-1.01", "TOY-EX-01")', mark)
        result = run(project, *workers)
        assert result.ret != 0
        result.stdout.fnmatch_lines([message])
        result.stdout.no_fnmatch_line("*test_turns PASSED*")

    def test_a_module_may_carry_the_mark(self, project):
        rewrite(project, "import pytest", 'import pytest\n\npytestmark = pytest.mark.rule("TOY-1.01")')
        assert run(project, "--renew-proof").ret == 0
        assert kept_proof(project)["TOY-1.01"] == [
            "tests/test_toy.py::TestCards::test_first",
            "tests/test_toy.py::TestCards::test_later",
            "tests/test_toy.py::test_turns",
        ]

    def test_a_mark_on_one_set_of_parameters_names_that_case(self, project):
        rewrite(project, '"c"]', 'pytest.param("c", marks=pytest.mark.rule("TOY-1.01"))]')
        assert run(project, "--renew-proof").ret == 0
        assert kept_proof(project)["TOY-1.01"] == [
            "tests/test_toy.py::TestCards::test_later[c]",
            "tests/test_toy.py::test_turns",
        ]
