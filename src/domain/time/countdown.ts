/** The time remaining until an instant, in whole units. */
export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/**
 * Returns the days, hours, minutes and seconds until an instant, or null when it has passed.
 * @param until Unix seconds.
 * @param now Unix seconds.
 */
export function resolveRemaining(until: number, now: number): Remaining | null {
  const left = Math.ceil(until - now)
  if (left <= 0 || !Number.isFinite(left)) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor((left % 86_400) / 3_600),
    minutes: Math.floor((left % 3_600) / 60),
    seconds: left % 60,
  }
}

const pluralise = (value: number, one: string) => `${value} ${one}${value === 1 ? '' : 's'}`

/**
 * Describes the remaining time for screen readers: '3 days and 4 hours left'. Uses the two largest units, so that it doesn't change every
 * second.
 */
export function describeRemaining({ days, hours, minutes }: Remaining): string {
  if (days > 0) return `${pluralise(days, 'day')} and ${pluralise(hours, 'hour')} left`
  if (hours > 0) return `${pluralise(hours, 'hour')} and ${pluralise(minutes, 'minute')} left`
  return minutes > 0 ? `${pluralise(minutes, 'minute')} left` : 'Less than a minute left'
}
