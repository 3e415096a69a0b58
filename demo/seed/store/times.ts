import type { DemoSpecialDay, DemoWindow } from '@demo/tenants/content'

const DAY = 86_400
/** A yearly day is still listed for this many days; after that the next one is. */
const GRACE_DAYS = 7

/** Returns the instant some days before or after `now` (Unix seconds), on the full hour, as an ISO date. */
export function toInstant(days: number, now: number): string {
  return new Date(Math.round((now + days * DAY) / 3_600) * 3_600_000).toISOString()
}

export function toWindow({ startsInDays, endsInDays }: DemoWindow, now: number): { start: string | null; expiry: string | null } {
  return {
    start: startsInDays === null ? null : toInstant(startsInDays, now),
    expiry: endsInDays === null ? null : toInstant(endsInDays, now),
  }
}

/** Returns the next date of a yearly day: '12-25' → '2026-12-25'. */
export function nextDate(monthDay: string, now: number): string {
  const year = new Date(now * 1000).getUTCFullYear()
  const isOver = Date.parse(`${year}-${monthDay}`) / 1000 + GRACE_DAYS * DAY < now
  return `${isOver ? year + 1 : year}-${monthDay}`
}

/** Returns a location's special hours, sorted by date (LOC-12). */
export function toSpecialHours(days: DemoSpecialDay[], now: number) {
  return days
    .map(({ monthDay, label, hours }) => ({
      date: nextDate(monthDay, now),
      label,
      status: hours ? ('Open' as const) : ('Closed' as const),
      start_hour: hours?.open ?? null,
      end_hour: hours?.close ?? null,
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}
