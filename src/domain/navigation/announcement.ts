import { isRunning, type PromoWindow } from '../promotions/promo'
import type { Announcement } from '../switches/json-fields'

/** An editor's own announcement with start and expiry in Unix seconds; null is unbounded. */
export type Notice = Announcement & PromoWindow

/**
 * Returns the announcement above the header (NAV-12): of the editors' own that run, the one that started last, else the one from the switches.
 * @param now Unix seconds.
 */
export function chooseAnnouncement(notices: readonly Notice[], fallback: Announcement | null, now: number): Announcement | null {
  const running = notices.filter((notice) => isRunning(notice, now))
  const [newest] = running.toSorted((one, other) => (other.start ?? -Infinity) - (one.start ?? -Infinity) || 0)
  return newest ? { text: newest.text, link: newest.link } : fallback
}
