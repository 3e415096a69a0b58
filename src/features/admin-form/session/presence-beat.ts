import { type DocumentPath, type Presence, reportPresence, type Wish } from './session-calls'

const BEAT_MS = 10_000

function makeTabId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type PresenceBeat = { report: (wish: Wish) => void; stop: () => void }

/**
 * Reports every 10 seconds that this tab has a document open (EDT-01). `onAnswer` gets who else has it open, or that the session has ended.
 */
export function beginPresence(path: DocumentPath, onAnswer: (answer: Presence | 'signedOut') => void): PresenceBeat {
  const tab = makeTabId()
  let isStopped = false
  const report = (wish: Wish) => {
    void reportPresence(path, tab, wish).then((answer) => {
      if (answer !== null && !isStopped) onAnswer(answer)
    })
  }
  // a laptop that wakes up and a tab that comes back are up to date at once
  const wake = () => document.visibilityState === 'visible' && report('stay')
  const leave = () => report('leave')
  report('stay')
  const beat = setInterval(() => report('stay'), BEAT_MS)
  window.addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', wake)
  return {
    report,
    stop: () => {
      isStopped = true
      clearInterval(beat)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', wake)
      leave()
    },
  }
}
