"""What each command says when all is well."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sparring
from sparring import cli, score
from sparring.chance import Committed, Seeded
from sparring.games import catalogue
from sparring.match import Match
from sparring.selfplay import Tally, selfplay
from sparring.text import LANGUAGES
from tests.scores.games import SECRET, SMALL, finished, go_on

Said = pytest.CaptureFixture[str]
GAMES = catalogue.names()


def say(said: Said, *words: object) -> str:
    """What the command says; it has no complaints."""
    assert cli.main([str(word) for word in words]) == 0
    out, err = said.readouterr()
    assert err == ""
    return out


def keep(folder: Path, match: Match, **headers: str) -> Path:
    path = folder / f"{match.game.name}.score"
    names = ["Anna", "Boris", "Chloé"][: match.players]
    path.write_text(score.save(score.record(match, names, **headers)), "utf-8")
    return path


# --- games ---


def test_games_are_listed_with_their_settings(capsys: Said) -> None:
    lines = say(capsys, "games").splitlines()
    for name in GAMES:
        game = catalogue.game(name)
        at = lines.index(f"{name}  ({game.title})")
        for setting, line in zip(game.settings, lines[at + 1 :], strict=False):
            assert line.split()[0] == setting.name
            assert setting.choices() in line
            assert f"[{setting.default}]" in line


def test_games_are_listed_for_programs(capsys: Said) -> None:
    listed = json.loads(say(capsys, "games", "--json"))
    assert tuple(listed) == GAMES
    for name, settings in listed.items():
        assert list(settings) == [setting.name for setting in catalogue.game(name).settings]
        for setting in settings.values():
            assert list(setting) == ["values", "default", "only"]
            assert setting["default"] in setting["values"]
    assert listed["en-garde"]["last_attack"]["only"] == {"rules": ["basic"]}
    assert listed["en-garde"]["hits"]["values"] == list(range(1, 16))


# --- selfplay ---


@pytest.mark.parametrize("name", GAMES)
def test_random_play_is_counted(name: str, capsys: Said) -> None:
    words = ["selfplay", name, "--games", "4", "--seed", "7", "--life", "plain", "--json"]
    report = json.loads(say(capsys, *words))
    game = catalogue.game(name)
    assert report["game"] == name
    assert report["settings"] == game.choose()
    assert (report["seed"], report["life"], report["games"]) == (7, "plain", 4)
    assert report["moves_per_second"] > 0
    tally = Tally(len(report["results"]), Seeded(7))
    matches = list(selfplay(game, game.choose(), tally, 4))
    assert report["moves"] == sum(len(match.steps) - match.questions for match in matches)
    assert report["results"] == [seat.plain(4) for seat in tally.seats]


def test_the_same_seed_gives_the_same_report(capsys: Said) -> None:
    words = ["selfplay", "en-garde", "--games", "3", "--life", "plain", "--json"]
    reports = []
    for seed in (1, 1, 2):
        report = json.loads(say(capsys, *words, "--seed", seed))
        del report["moves_per_second"], report["seed"]
        reports.append(report)
    assert reports[0] == reports[1] != reports[2]


@pytest.mark.compiled
def test_both_lives_report_the_same(capsys: Said) -> None:
    words = ["selfplay", "en-garde", "--games", "50", "--seed", "3", "--json"]
    reports = []
    for life in ("plain", "compiled"):
        assert cli.main([*words, "--life", life]) == 0
        report = json.loads(capsys.readouterr().out)
        assert report.pop("life") == life
        del report["moves_per_second"]
        reports.append(report)
    assert reports[0] == reports[1]


def test_random_play_in_words(capsys: Said) -> None:
    words = ["selfplay", "en-garde", "--games", "5", "--life", "plain", "--settings", "hits=1"]
    lines = say(capsys, *words).splitlines()
    assert lines[0].startswith("en-garde, rules=advanced hits=1 ")
    assert lines[1].startswith("5 games, ")
    assert lines[2].endswith("(plain life)")
    assert [line.split(":")[0] for line in lines[3:]] == ["seat 0", "seat 1"]


def test_settings_may_be_given_together_or_apart(capsys: Said) -> None:
    words = ["selfplay", "en-garde", "--games", "1", "--life", "plain", "--json", "--settings"]
    for chosen in (["rules=basic", "hits=2"], ["rules=basic", "--settings", "hits=2"]):
        settings = json.loads(say(capsys, *words, *chosen))["settings"]
        assert (settings["rules"], settings["hits"]) == ("basic", 2)


def test_no_games_are_no_games(capsys: Said) -> None:
    words = ["selfplay", "en-garde", "--games", "0", "--life", "plain", "--json"]
    report = json.loads(say(capsys, *words))
    assert (report["games"], report["moves"], report["moves_per_second"]) == (0, 0, 0)
    assert {seat["mean"] for seat in report["results"]} == {0}


@pytest.mark.parametrize("name", GAMES)
def test_scores_are_kept_and_verify(name: str, capsys: Said, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    say(capsys, "selfplay", name, "--games", "2", "--save", folder)
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"{name}-00001.score", f"{name}-00002.score"]
    for path in kept:
        assert "follow from the seed" in say(capsys, "verify", path)


def test_no_score_is_ever_written_over(capsys: Said, tmp_path: Path) -> None:
    words = ["selfplay", "en-garde", "--games", "2", "--settings", "hits=1", "--save", tmp_path]
    say(capsys, *words)
    (tmp_path / "en-garde-00001.score").unlink()
    (tmp_path / "en-garde-latest.score").write_text("a name of somebody else's")
    old = (tmp_path / "en-garde-00002.score").read_bytes()
    say(capsys, *words, "--seed", 5)
    assert (tmp_path / "en-garde-00002.score").read_bytes() == old
    numbers = sorted(path.stem[-5:] for path in tmp_path.glob("en-garde-0*.score"))
    assert numbers == ["00002", "00003", "00004"]


# --- replay, verify, show ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_again(name: str, language: str, capsys: Said, tmp_path: Path) -> None:
    match = finished(name, Seeded(6))
    told = say(capsys, "replay", keep(tmp_path, match), "--language", language).splitlines()
    assert told[-1] == score.results(match)
    assert len(told) == 1 + sum(map(len, match.told))
    assert any("Anna" in line for line in told)
    assert any("Boris" in line for line in told)


def test_a_seat_is_told_what_it_heard(capsys: Said, tmp_path: Path) -> None:
    path = keep(tmp_path, finished("en-garde", Seeded(6)))
    public, own = say(capsys, "replay", path), say(capsys, "replay", path, "--seat", 0)
    assert "Anna draws a card." in public
    assert "Anna draws a card." not in own
    assert "Boris draws a card." in own


def test_people_without_names_are_called_by_their_seats(capsys: Said, tmp_path: Path) -> None:
    path = tmp_path / "nameless.score"
    path.write_text(score.save(score.record(finished("en-garde", Seeded(6)), ["", "Boris"])))
    assert "#1 draws a card." in say(capsys, "replay", path)


@pytest.mark.parametrize("name", GAMES)
def test_chance_that_kept_its_word_is_verified(name: str, capsys: Said, tmp_path: Path) -> None:
    match = finished(name, Committed(SECRET, [b"red", b""]))
    path = keep(tmp_path, match)
    answers = match.questions
    assert say(capsys, "verify", path) == (
        f"{path}: all {answers} answers of chance follow from the commitment.\n"
    )


def test_a_table_is_drawn_at_any_point(capsys: Said, tmp_path: Path) -> None:
    match = finished("en-garde", Seeded(6))
    path = keep(tmp_path, match, event="Club evening")
    shown = say(capsys, "show", path)
    assert "Event: Club evening" in shown
    assert str(match) in shown
    for steps in (0, 1, 12, len(match.steps)):
        at = score.replay(score.load(path.read_text("utf-8")), steps)
        shown = say(capsys, "show", path, "--at", steps)
        assert match.game.board.text(at.sight()) in shown
        own = say(capsys, "show", path, "--at", steps, "--seat", 1)
        assert match.game.board.text(at.sight(1)) in own


def test_a_score_may_come_from_a_pipe(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep(tmp_path, finished("ko", Seeded(6)))
    for command in ("verify", "show", "replay"):
        with path.open() as piped:
            monkeypatch.setattr("sys.stdin", piped)
            out = say(capsys, command, "-")
        assert out.replace("-:", f"{path}:") == say(capsys, command, path)


def test_a_running_game_is_shown(capsys: Said, tmp_path: Path) -> None:
    match = Match(catalogue.game("knock-out"), Committed(SECRET), **SMALL["knock-out"])
    go_on(match, Seeded(1), 10)
    path = keep(tmp_path, match)
    assert "Result: *" in say(capsys, "show", path)
    assert say(capsys, "replay", path).endswith("\n*\n")


# --- demo, version, help ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_can_be_watched(language: str, capsys: Said) -> None:
    words = ["demo", "--pause", "0", "--seed", "3", "--language", language]
    shown = say(capsys, *words)
    assert "Colette" in shown
    assert shown.endswith("sparring demo --seed 3\n")
    assert shown == say(capsys, *words)


def test_a_demonstration_says_how_to_see_it_again(capsys: Said) -> None:
    shown = say(capsys, "demo", "--pause", "0")
    again = shown.splitlines()[-1].split()
    assert say(capsys, *again[1:], "--pause", "0") == shown


def test_there_is_a_version_and_help_for_every_command(capsys: Said) -> None:
    for words in (["--version"], ["--help"], *([name, "--help"] for name in COMMANDS)):
        with pytest.raises(SystemExit) as left:
            cli.main(words)
        assert left.value.code == 0
        out, err = capsys.readouterr()
        assert out
        assert not err
        if words == ["--version"]:
            assert out == f"sparring {sparring.__version__}\n"


COMMANDS = [
    *("serve", "backup", "doctor", "games", "selfplay", "replay", "verify", "show", "demo"),
    *("bench", "wire"),
]
