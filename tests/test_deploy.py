"""The course for a class on a server: what its files promise, as far as it can be seen without a hub, a cluster or Binder."""

import asyncio
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from snl_edu import __version__
from snl_edu.course.install import LAB_SETTINGS, course_files, first_notebook
from tools.hub.__main__ import report
from tools.hub.learner import Lesson, lesson
from tools.hub.server import Process, free_ports, memory

ROOT = Path(__file__).parent.parent
HUB = ROOT / "deploy" / "hub"
VALUES = yaml.safe_load((HUB / "values.yaml").read_text(encoding="utf-8"))


class Config(dict[str, "Config"]):
    """Takes whatever is set on it, as a configuration of Jupyter does."""

    __setattr__ = dict.__setitem__

    def __getattr__(self, name: str) -> Any:
        return self.setdefault(name, Config())


@pytest.fixture
def names() -> dict[str, Any]:
    """What is defined in the hub's configuration, which is run as JupyterHub runs it."""
    config = Config()
    return {**runpy.run_path(str(HUB / "jupyterhub_config.py"), {"get_config": lambda: config}), "c": config}


def learner(home: Path, *, admin: bool = False) -> SimpleNamespace:
    """What the hub knows about a learner without an account, whose server starts at once."""
    errors: list[str] = []
    log = SimpleNamespace(error=lambda text, *parts: errors.append(text % parts), errors=errors)
    return SimpleNamespace(home_dir=str(home), user=SimpleNamespace(name="ada", admin=admin), log=log, pending=None)


def test_the_hub_limits_culls_and_brings_the_course(names: dict[str, Any]) -> None:
    c = names["c"]
    assert c.JupyterHub.spawner_class == "systemd", "the others do not enforce the limits"
    assert c.Spawner.mem_limit == "1G"
    assert c.Spawner.cpu_limit == 1.0
    assert "--KernelManager.transport=ipc" in c.Spawner.args
    assert not [word for word in c.Spawner.args if "{" in word], "SystemdSpawner would replace what is in braces"
    [culler], [role] = c.JupyterHub.services, c.JupyterHub.load_roles
    assert culler["command"][:3] == [sys.executable, "-m", "jupyterhub_idle_culler"]
    assert role["services"] == [culler["name"]]
    assert c.Spawner.pre_spawn_hook is names["bring_course"]
    assert c.Spawner.default_url == f"/lab/tree/course/{first_notebook()}"
    assert c.Spawner.environment["JUPYTER_CONFIG_PATH"] == str(LAB_SETTINGS)


def test_a_socket_fits_into_the_home_of_the_longest_name(names: dict[str, Any]) -> None:
    folder = names["c"].Spawner.environment["JUPYTER_RUNTIME_DIR"](learner(Path("/home", 32 * "a")))
    kernel = "kernel-01234567-89ab-cdef-0123-456789abcdef-ipc-5"
    assert len(os.fsencode(Path(folder, kernel))) <= 107


def test_every_learner_gets_the_course_and_keeps_what_they_have(names: dict[str, Any], tmp_path: Path) -> None:
    spawner, notebook = learner(tmp_path / "ada"), tmp_path / "ada" / "course" / first_notebook()
    asyncio.run(names["bring_course"](spawner))
    assert json.loads(notebook.read_bytes())["cells"]
    assert not (notebook.parent / "solutions.ipynb").exists()
    notebook.write_text("mine", encoding="utf-8")
    (notebook.parent / "02_frontiers.ipynb").unlink()
    asyncio.run(names["bring_course"](spawner))
    assert notebook.read_text(encoding="utf-8") == "mine"
    assert (notebook.parent / "02_frontiers.ipynb").exists()
    assert spawner.log.errors == []


def test_a_teacher_gets_the_solutions_too(names: dict[str, Any], tmp_path: Path) -> None:
    asyncio.run(names["bring_course"](learner(tmp_path, admin=True)))
    assert {path.name for path in course_files()} <= {path.name for path in (tmp_path / "course").iterdir()}


def test_a_course_that_cannot_be_copied_keeps_nobody_out(names: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "course").write_text("a file of mine", encoding="utf-8")
    spawner = learner(tmp_path)
    asyncio.run(names["bring_course"](spawner))
    [error] = spawner.log.errors
    assert error.startswith("no course for ada: snl-edu: the course cannot be put into")
    assert (tmp_path / "course").read_text(encoding="utf-8") == "a file of mine"


def test_a_copy_that_does_not_end_keeps_nobody_waiting(names: dict[str, Any], tmp_path: Path) -> None:
    names["bring_course"].__globals__["COPY_SECONDS"] = 0
    spawner = learner(tmp_path)
    asyncio.run(names["bring_course"](spawner))
    assert spawner.log.errors == ["no course for ada: copying took too long"]


def test_as_root_the_course_is_brought_with_the_rights_of_the_learner(
    names: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    rights_of, account = (
        names["rights_of"],
        SimpleNamespace(pw_name="ada", pw_uid=1234, pw_gid=1235, pw_dir="/home/ada"),
    )
    monkeypatch.setattr("pwd.getpwnam", lambda _: account)
    monkeypatch.setattr(os, "getgrouplist", lambda _, group: [group, 50], raising=False)
    spawner = SimpleNamespace(user=SimpleNamespace(name="ada"))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert rights_of(spawner) == {"user": 1234, "group": 1235, "extra_groups": [1235, 50]}
    assert names["home_of"](spawner) == Path("/home/ada")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert rights_of(spawner) == {}, "a hub that is not root can only start processes of its own"


def test_servers_start_in_turn(names: dict[str, Any], tmp_path: Path) -> None:
    turns = names["turns"]

    async def first_and_next() -> list[bool]:
        spawner = learner(tmp_path)
        spawner.pending = "spawn"
        free = turns._value
        await names["bring_course"](spawner)
        taken = turns._value == free - 1
        spawner.pending = None
        await asyncio.gather(*names["waiting"])
        return [taken, turns._value == free]

    run: Coroutine[Any, Any, list[bool]] = first_and_next()
    assert asyncio.run(run) == [True, True]


def test_the_values_for_kubernetes_say_what_the_hub_on_one_server_says(names: dict[str, Any]) -> None:
    c, one = names["c"], VALUES["singleuser"]
    assert set(VALUES) == {"hub", "proxy", "singleuser", "cull"}
    assert one["cmd"] == ["jupyterhub-singleuser", *c.Spawner.args]
    assert one["defaultUrl"] == c.Spawner.default_url
    assert (one["memory"]["limit"], one["cpu"]["limit"]) == (c.Spawner.mem_limit, c.Spawner.cpu_limit)
    assert one["image"]["tag"] == __version__
    assert "snl-edu course /home/jovyan/course" in one["lifecycleHooks"]["postStart"]["exec"]["command"][-1]
    assert f"--timeout={VALUES['cull']['timeout']}" in c.JupyterHub.services[0]["command"]


def test_the_image_is_made_of_files_that_exist_and_settings_that_the_package_has() -> None:
    recipe = (HUB / "Dockerfile").read_text(encoding="utf-8")
    copied = [word for line in re.findall(r"^COPY (.*)", recipe, re.MULTILINE) for word in line.split()[:-1]]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []
    version, settings = re.search(r"/python(\S+)/site-packages/(\S+)", recipe).groups()  # type: ignore[union-attr]
    assert f"FROM python:{version}-slim" in recipe
    assert ROOT / settings == LAB_SETTINGS


def test_the_environment_has_what_the_package_needs_but_for_matplotlib() -> None:
    """The figures are drawn as SVG without it, and it would double the memory of a kernel."""
    asked = set(re.findall(r"^[\w-]+", (HUB / "learner.txt").read_text(encoding="utf-8"), re.MULTILINE))
    needed = re.search(r"^dependencies = (\[.*\])", (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert needed
    assert set(re.findall(r"['\"]([\w-]+)>", needed[1])) - asked == {"matplotlib"}
    assert "-r learner.txt\n" in (HUB / "requirements.txt").read_text(encoding="utf-8")


def test_a_class_that_finds_no_hub_is_reported_as_failed(capsys: pytest.CaptureFixture[str]) -> None:
    [port] = free_ports(1)
    alone = lesson(f"http://127.0.0.1:{port}", "ada")
    assert alone.failure
    report([alone, Lesson("grace", server=1, board=2, end=3, cells=35)], [Process(os.getpid(), "grace", "ipykernel")])
    printed = capsys.readouterr().out
    assert f"ada failed after 0 cells: {alone.failure}" in printed
    assert "2 learners at once; failures: 1" in printed
    assert "from the login to the first board: median 2 s, at most 2 s" in printed
    pss, rss = memory([Process(os.getpid(), "", "")])
    assert 1 < pss <= rss


def test_binder_opens_the_learners_copy(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "JUPYTER_CONFIG_PATH": "/theirs"}
    binder = ROOT / ".binder"
    subprocess.run([binder / "postBuild"], cwd=tmp_path, env=environment, check=True, capture_output=True)
    assert (tmp_path / "my-course" / first_notebook()).exists()
    started = subprocess.run(
        [binder / "start", "printenv", "JUPYTER_CONFIG_PATH"],
        cwd=tmp_path,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    assert started.stdout.strip() == f"{LAB_SETTINGS}:/theirs"
