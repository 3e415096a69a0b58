// Preloaded into a process of the site (NODE_OPTIONS). Kills it when the nth lead reaches a checkpoint, as a failing machine would.
const { DIE_AT, DIE_AFTER } = process.env
let left = Number(DIE_AFTER)

globalThis[Symbol.for('forecourt.lead-checkpoints')] = (checkpoint) => {
  if (checkpoint !== DIE_AT) return
  left -= 1
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
}
