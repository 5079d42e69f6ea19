"""The game of docs/add-a-game.md is played as the page says."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"


def blocks() -> dict[str, str]:
    """The code of the page, by the comment in its first line."""
    fences = re.findall(r"```(?:python|ftl)\n# (.+?)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return dict(fences)


def test_the_game_on_the_page_works_in_both_lives(tmp_path: Path) -> None:
    programs = []
    for name, code in blocks().items():
        if "/" in name:
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(code, "utf-8")
        else:
            programs.append(code)
    assert len(programs) == 2
    for number, program in enumerate(programs):
        script = tmp_path / f"program_{number}.py"
        script.write_text(program, "utf-8")
        done = subprocess.run(
            [sys.executable, "-W", "error", script], check=False, capture_output=True
        )
        assert done.returncode == 0, done.stderr.decode()


def test_the_page_says_every_event_of_its_game() -> None:
    found = blocks()
    events = re.findall(r"Event\.(\w+): \(", found["high_card/__init__.py"])
    messages = re.findall(r"^([\w-]+) =", found["high_card/text/en.ftl"], re.MULTILINE)
    assert {event.lower() for event in events} <= set(messages)
