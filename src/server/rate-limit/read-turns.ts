import { shared } from '../cache/process-global'
import { callerOf, isOwnMachine } from './caller-address'
import type { CallLimit, CallTurn } from './take-call'

type Window = { endsAt: number; calls: number }

/** More callers than this at a time are no visitors: then the oldest windows go. */
const MOST_CALLERS = 20_000

const windows = (): Map<string, Window> => (shared<Map<string, Window>>('forecourt.read-turns').value ??= new Map())

/** Null where nobody can be told from another: they are not held up. */
function nameCaller(headers: Headers, { name }: CallLimit): string | null {
  const address = callerOf(headers)
  return isOwnMachine(address) ? null : `${name} ${address}`
}

function forget(known: Map<string, Window>, now: number): void {
  for (const [caller, { endsAt }] of known) if (endsAt <= now) known.delete(caller)
  for (const caller of known.keys()) {
    if (known.size < MOST_CALLERS) return
    known.delete(caller)
  }
}

/**
 * Counts a call that only reads against what one visitor may ask of this process (SEC-02): in memory, since it costs less than what it guards.
 * @param now Milliseconds.
 */
export function takeReadTurn(headers: Headers, limit: CallLimit, now = Date.now()): CallTurn {
  const caller = nameCaller(headers, limit)
  if (caller === null) return { kind: 'granted' }
  const known = windows()
  const window = known.get(caller)
  if (!window || window.endsAt <= now) {
    if (known.size >= MOST_CALLERS) forget(known, now)
    known.set(caller, { endsAt: now + limit.seconds * 1000, calls: 1 })
    return { kind: 'granted' }
  }
  window.calls += 1
  return window.calls <= limit.calls ? { kind: 'granted' } : { kind: 'refused', waitSeconds: Math.ceil((window.endsAt - now) / 1000) }
}
