// Shows what is running and for how long. Plain JavaScript, because it runs before any dependency is installed.

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const QUIET_MS = 2_000
const OFTEN_MS = 5_000
const SELDOM_MS = 15_000

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Shows `label` and the latest detail while `task` runs: a spinner on a terminal, otherwise a line after 2 s and then every few. */
export async function showProgress(label, task, stream = process.stdout) {
  const started = Date.now()
  let detail = ''
  const isTerminal = stream.isTTY === true && process.env.FORECOURT_PROGRESS !== 'lines'
  const stop = isTerminal ? spin(stream, label, () => detail, started) : tell(stream, label, () => detail, started)
  try {
    const result = await task((text) => {
      detail = text
    })
    stop()
    stream.write(`✓ ${label} (${seconds(Date.now() - started)})\n`)
    return result
  } catch (error) {
    stop()
    stream.write(`✗ ${label} (${seconds(Date.now() - started)})\n`)
    throw error
  }
}

function spin(stream, label, detail, started) {
  let frame = 0
  const timer = setInterval(() => {
    frame = (frame + 1) % FRAMES.length
    const line = `${FRAMES[frame]} ${label} ${seconds(Date.now() - started)} ${detail()}`
    stream.write(`\r\x1b[2K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`)
  }, 120)
  return () => {
    clearInterval(timer)
    stream.write('\r\x1b[2K')
  }
}

function tell(stream, label, detail, started) {
  let timer = setTimeout(say, QUIET_MS)
  function say() {
    const elapsed = Date.now() - started
    stream.write(`… ${label} ${seconds(elapsed)} ${detail()}`.trimEnd() + '\n')
    timer = setTimeout(say, elapsed < 60_000 ? OFTEN_MS : SELDOM_MS)
  }
  return () => clearTimeout(timer)
}
