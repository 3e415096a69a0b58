/** Target for the first reply, in minutes (ADM-18). */
export const REPLY_TARGET_MINUTES = 120
/** Minutes before the target at which the clock warns. */
const WARNING_MINUTES = 30

/** The first-reply clock of a lead: whole minutes of waiting, or until the reply. */
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
 * Computes the first-reply clock against the target of 120 minutes (ADM-18).
 * @param createdAt Unix seconds.
 * @param repliedAt Unix seconds; null without a reply.
 * @param now Unix seconds.
 */
export function readReplyClock(createdAt: number, repliedAt: number | null, now: number): ReplyClock {
  const minutes = Math.max(0, Math.floor(((repliedAt ?? now) - createdAt) / 60))
  const text = writeMinutes(minutes)
  if (repliedAt !== null) return { kind: 'answered', minutes, isInTime: minutes <= REPLY_TARGET_MINUTES, text }
  if (minutes > REPLY_TARGET_MINUTES) return { kind: 'late', minutes, text }
  return { kind: minutes >= REPLY_TARGET_MINUTES - WARNING_MINUTES ? 'soon' : 'waiting', minutes, text }
}
