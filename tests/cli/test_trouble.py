"""What the command says when something is wrong: one line on standard error, and a code."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sparring import cli, score
from sparring.chance import Seeded
from tests.cli.command import COMMAND, run
from tests.scores.games import finished

SCORE = score.save(score.record(finished("en-garde", Seeded(6))))


def complaint(said: pytest.CaptureFixture[str], *words: object) -> str:
    """The one line it says, having done nothing."""
    assert cli.main([str(word) for word in words]) == cli.FAILED
    out, err = said.readouterr()
    assert out == ""
    assert err.startswith("sparring: ")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    return err[len("sparring: ") : -1]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "the following arguments are required: COMMAND"),
        (["fence"], "invalid choice: 'fence'"),
        (["selfplay"], "the following arguments are required: GAME"),
        (["selfplay", "chess"], "invalid choice: 'chess'"),
        (["selfplay", "en-garde", "--games", "-1"], "'-1' is not a whole number from 0 up"),
        (["selfplay", "en-garde", "--games", "many"], "'many' is not a whole number from 0 up"),
        (["selfplay", "en-garde", "--games", "9" * 5000], "is not a whole number from 0 up"),
        (["selfplay", "en-garde", "--games", "\u0663"], "is not a whole number from 0 up"),
        (["selfplay", "en-garde", "--seed", "1.5"], "'1.5' is not a whole number"),
        (["selfplay", "en-garde", "--seed", "9" * 5000], "is not a whole number"),
        (["selfplay", "en-garde", "--life", "good"], "invalid choice: 'good'"),
        (["selfplay", "en-garde", "--speed"], "unrecognized arguments: --speed"),
        (["show", "x.score", "--at", "-1"], "'-1' is not a whole number from 0 up"),
        (["show", "x.score", "--seat", "left"], "'left' is not a whole number"),
        (["replay", "x.score", "--language", "la"], "invalid choice: 'la'"),
        (["verify"], "the following arguments are required: FILE"),
        (["verify", "a", "b"], "unrecognized arguments: b"),
        (["demo", "--pause", "-1"], "'-1' is not a number of seconds"),
        (["demo", "--pause", "inf"], "'inf' is not a number of seconds"),
        (["demo", "--pause", "nan"], "'nan' is not a number of seconds"),
        (["serve", "--port", "65536"], "'65536' is not a port: 0 to 65535"),
        (["serve", "--processes", "0"], "'0' is not a whole number from 1 up"),
        (["serve", "--limits", "0"], "'0' is not a number above 0"),
        (["serve", "--limits", "nan"], "'nan' is not a number above 0"),
        (["serve", "--origin", "play.example.org"], "as https://play.example.org"),
        (["serve", "--origin", "https://play.example.org/path"], "is not what stands before"),
    ],
)
def test_words_that_make_no_sense(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(words)
    assert left.value.code == cli.MISUSED
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert "--help" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (["hits"], "write a setting as name=value, not 'hits'"),
        (["hits=99"], "hits can't be '99': choose 1 to 15"),
        (["hits="], "hits can't be ''"),
        (["hits=\u0663"], "hits can't be"),
        (["speed=3"], "has no setting 'speed': its settings are rules, hits"),
        (["name=3"], "has no setting 'name'"),
        (["self=3"], "has no setting 'self'"),
        (["=3"], "has no setting ''"),
    ],
)
def test_settings_that_there_are_not(
    settings: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in complaint(capsys, "selfplay", "en-garde", "--settings", *settings)


@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_files_that_are_no_scores(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def because(content: bytes) -> str:
        path = tmp_path / "x.score"
        path.write_bytes(content)
        return complaint(capsys, command, path).removeprefix(f"{path}, ")

    assert because(b"") == 'line 1: a score begins with headers, as [Game "en-garde"]'
    assert because(b'[Game "ko"]\n\n\xff *') == "line 3: this is no text in UTF-8"
    assert because(bytes(range(128))).startswith("line 1, at '\\x00': a score has no control")
    assert because(SCORE.encode("utf-16")) == "line 1: this is no text in UTF-8"
    assert because(b" " * 5_000_000) == "line 1: a score has at most 1,000,000 characters"
    assert "line 8: the end is missing" in because(SCORE[:-2].encode())
    assert because(SCORE.replace("(", "( ", 1).encode()).startswith("line 7, at '(': '(' is no")
    assert because(SCORE.replace(" #", " +1 #").encode()).endswith("at '+1': the game is over")


@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_files_that_are_not_there(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "missing.score"
    assert complaint(capsys, command, missing) == f"{missing}: No such file or directory"
    assert complaint(capsys, command, tmp_path) == f"{tmp_path}: Is a directory"


def test_points_and_seats_that_there_are_not(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "x.score"
    path.write_text(SCORE)
    steps = len(score.load(SCORE).tokens)
    assert complaint(capsys, "show", path, "--at", steps + 1) == (
        f"--at {steps + 1}: this score has {steps} steps"
    )
    for seat in (2, -1, 10**20):
        assert complaint(capsys, "show", path, "--seat", seat).endswith("there is no such seat")
        assert complaint(capsys, "replay", path, "--seat", seat).endswith("there is no such seat")


def test_a_broken_promise_fails(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "x.score"
    path.write_text(SCORE.replace('[Seed "6"]', '[Seed "7"]'))
    assert complaint(capsys, "verify", path).endswith("chance was bound to another answer")


def test_scores_can_not_be_kept_in_a_file_or_by_the_compiled_life(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["selfplay", "en-garde", "--games", "1", "--save"]
    (tmp_path / "file").write_text("")
    assert complaint(capsys, *words, tmp_path / "file") == f"{tmp_path / 'file'}: File exists"
    assert "leave out --save" in complaint(capsys, *words, tmp_path, "--life", "compiled")


def test_without_the_lab_the_plain_life_plays_and_the_other_says_what_it_needs() -> None:
    code = (
        "import sys; sys.modules['numba'] = None; from sparring import cli;"
        "sys.exit(cli.main(['selfplay', 'en-garde', '--games', '1', *sys.argv[1:]]))"
    )
    words = [sys.executable, "-c", code]
    plain = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (plain.returncode, plain.stderr) == (0, "")
    assert "(plain life)" in plain.stdout
    words += ["--life", "compiled"]
    compiled = subprocess.run(words, capture_output=True, text=True, check=False)
    assert compiled.returncode == cli.FAILED
    assert compiled.stderr == (
        "sparring: this needs numba, which comes with: pip install 'sparring[lab]'\n"
    )


def test_a_card_file_of_ones_own_that_is_wrong_is_named(tmp_path: Path) -> None:
    (tmp_path / "ko.toml").write_text("style = [")
    done = run("selfplay", "ko", "--games", "1", env={"SPARRING_CARDS": str(tmp_path)})
    assert done.returncode == cli.FAILED
    assert done.stderr.startswith("sparring: ko.toml: ")
    assert done.stderr.count("\n") == 1


# --- Processes. ---


def test_output_and_complaints_go_where_they_belong() -> None:
    good, bad = run("games"), run("verify", "missing.score")
    assert (good.returncode, good.stderr) == (0, "")
    assert (bad.returncode, bad.stdout) == (cli.FAILED, "")
    assert bad.stderr == "sparring: missing.score: No such file or directory\n"


@pytest.mark.skipif(os.name == "nt", reason="pipes are closed otherwise there")
@pytest.mark.parametrize(
    "words", [["demo", "--pause", "0.01", "--seed", "3"], ["games"], ["--help"]]
)
def test_a_reader_who_has_read_enough_is_no_trouble(words: list[str]) -> None:
    reading, writing = os.pipe()
    if words[0] != "demo":
        os.close(reading)  # nobody reads at all
    with subprocess.Popen(
        [COMMAND, *words], stdout=writing, stderr=subprocess.PIPE, text=True
    ) as process:
        os.close(writing)
        if words[0] == "demo":
            with os.fdopen(reading) as pipe:
                assert "En Garde" in pipe.readline()
        _, err = process.communicate(timeout=60)
    assert err == ""
    # argparse does not notice that nobody reads its help.
    assert process.returncode in ({0, cli.UNHEARD} if "--help" in words else {cli.UNHEARD})


@pytest.mark.skipif(os.name == "nt", reason="another way to be stopped there")
def test_ctrl_c_stops_quietly() -> None:
    with subprocess.Popen(
        [COMMAND, "demo", "--pause", "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout
        assert "En Garde" in process.stdout.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert err == ""
    assert process.returncode == cli.STOPPED


def test_a_closed_or_full_output_is_no_crash() -> None:
    closed = subprocess.run(
        ["/bin/sh", "-c", f'"{COMMAND}" games >&-'], capture_output=True, text=True, check=False
    )
    assert (closed.returncode, closed.stderr) == (0, "")
    if Path("/dev/full").exists():
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
            )
        assert done.returncode != 0
        assert done.stderr.startswith("sparring: [Errno 28]")
        assert "Traceback" not in done.stderr


def test_a_closed_input_is_no_crash() -> None:
    closed = subprocess.run(
        ["/bin/sh", "-c", f'"{COMMAND}" replay - <&-'], capture_output=True, text=True, check=False
    )
    assert (closed.returncode, closed.stdout) == (cli.FAILED, "")
    assert closed.stderr.startswith("sparring: -: standard input is closed")


def test_a_file_that_can_not_be_written_is_known_before_anything_is_measured(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    done = run("bench", "--only", "plain", "--json", str(tmp_path / "file" / "rules.json"))
    assert done.returncode == cli.FAILED
    assert "plain" not in done.stderr  # no bar was drawn


@pytest.mark.parametrize(
    "env",
    [
        {"NO_COLOR": "1"},
        {"TERM": "dumb"},
        {"FORCE_COLOR": "1"},
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C"},
        {"COLUMNS": "20"},
    ],
)
def test_any_terminal_will_do(env: dict[str, str]) -> None:
    done = run("demo", "--pause", "0", "--seed", "3", env=env)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Colette" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="another way to be stopped there")
def test_a_bar_shows_after_a_second_and_never_in_the_output() -> None:
    words = ["selfplay", "knock-out", "--life", "plain", "--json", "--games"]
    assert run(*words, 2).stderr == ""
    with subprocess.Popen(
        [COMMAND, *words, "1000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        begun = time.monotonic()
        assert process.stderr
        first = process.stderr.read(20)
        assert time.monotonic() - begun > 0.9
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == cli.STOPPED
    assert out == b""
    assert b"0%|" in first + err


def test_the_light_commands_start_without_the_heavy_things() -> None:
    code = (
        "import sys; from sparring import cli; code = cli.main(['games']);"
        "heavy = {'numpy', 'numba', 'fluent.runtime'} & set(sys.modules);"
        "sys.exit(code or (str(heavy) if heavy - {'fluent.runtime'} else 0))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
