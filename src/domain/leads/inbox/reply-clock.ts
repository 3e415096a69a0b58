/** How long a shopper may wait for the first reply (ADM-18). */
export const REPLY_TARGET_MINUTES = 120
/** The last part of it, in which the clock warns. */
const WARNING_MINUTES = 30

/** The first-reply clock of a lead: how long it has waited, or how long the reply took; minutes are whole ones. */
export type ReplyClock =
  | { kind: 'waiting' | 'soon' | 'late'; minutes: number; text: string }
  | { kind: 'answered'; minutes: number; isInTime: boolean; text: string }

/** '8 min', '1 h 48 min', '3 days' */
export function writeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  if (minutes < 48 * 60) return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${Math.floor(minutes / 1440)} days`
}

/**
 * Where a lead stands against the 120 minutes (ADM-18).
 * @param createdAt, repliedAt, now Unix seconds; repliedAt null until somebody replied.
 */
export function readReplyClock(createdAt: number, repliedAt: number | null, now: number): ReplyClock {
  const minutes = Math.max(0, Math.floor(((repliedAt ?? now) - createdAt) / 60))
  const text = writeMinutes(minutes)
  if (repliedAt !== null) return { kind: 'answered', minutes, isInTime: minutes <= REPLY_TARGET_MINUTES, text }
  if (minutes > REPLY_TARGET_MINUTES) return { kind: 'late', minutes, text }
  return { kind: minutes >= REPLY_TARGET_MINUTES - WARNING_MINUTES ? 'soon' : 'waiting', minutes, text }
}
