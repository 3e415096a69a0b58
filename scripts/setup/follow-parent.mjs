// Preloaded into every child: ends it when the command that started it is gone, as after a kill -9. The parent passes its id, because it
// may be gone before this line runs. The child's own children watch the child.
const parent = Number(process.env.FORECOURT_PARENT ?? process.ppid)
delete process.env.FORECOURT_PARENT

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
