"""What the README shows is run, and what it links to is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [line[4:] for line in README.splitlines() if line.startswith("    ./run ")]


def test_the_commands_of_the_readme_work(tmp_path: Path) -> None:
    assert len(COMMANDS) >= 6
    for command in COMMANDS:
        words = command.split()[1:]
        done = subprocess.run(
            [Path(sys.executable).with_name("sparring"), *words],
            cwd=tmp_path,
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout.strip(), command


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.DOTALL))
def test_the_examples_of_the_readme_say_what_they_show(code: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    for line, shown in re.findall(r"^print\((.*)\)\s+# (.*)$", code, re.MULTILINE):
        assert shown.partition(":")[0] in done.stdout, line
