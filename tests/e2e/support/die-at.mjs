// Preloaded into a process of the site (NODE_OPTIONS): ends it where a lead has come to for the nth time, as a machine that fails would.
const { DIE_AT, DIE_AFTER } = process.env
let left = Number(DIE_AFTER)

globalThis[Symbol.for('forecourt.lead-checkpoints')] = (checkpoint) => {
  if (checkpoint !== DIE_AT) return
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
}
