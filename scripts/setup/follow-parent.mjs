// Preloaded into every child: ends it when the command that started it has gone without a word, as after a kill -9.
// The starter names itself, because it may be gone before this line runs; the child's own children watch the child.
const parent = Number(process.env.FORECOURT_PARENT ?? process.ppid)
delete process.env.FORECOURT_PARENT

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()
