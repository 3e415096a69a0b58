import { processGlobal } from '../cache/process-global'
import { callerOf, isOwnMachine } from './caller-address'
import type { RateLimit, RateLimitResult } from './rate-limit'

type Window = { endsAt: number; calls: number }

/** Bounds the memory: beyond this number the oldest windows are dropped. */
const MOST_CALLERS = 20_000

const windows = (): Map<string, Window> => (processGlobal<Map<string, Window>>('forecourt.read-turns').value ??= new Map())

/** Returns null for callers that can't be distinguished; they are not limited. */
function nameCaller(headers: Headers, { name }: RateLimit): string | null {
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
 * Counts a read-only call against its limit per visitor in this process (SEC-02). Counts in memory, because a database query would cost
 * more than the call itself.
 * @param now Milliseconds.
 */
export function checkReadRateLimit(headers: Headers, limit: RateLimit, now = Date.now()): RateLimitResult {
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
