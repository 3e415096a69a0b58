/** What is left until a moment, in whole units. */
export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

/**
 * Days, hours, minutes and seconds until a moment; null once it has come.
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

const count = (value: number, one: string) => `${value} ${one}${value === 1 ? '' : 's'}`

/** '3 days and 4 hours left': what is read out, in the two largest units, so that it does not change each second. */
export function describeRemaining({ days, hours, minutes }: Remaining): string {
  if (days > 0) return `${count(days, 'day')} and ${count(hours, 'hour')} left`
  if (hours > 0) return `${count(hours, 'hour')} and ${count(minutes, 'minute')} left`
  return minutes > 0 ? `${count(minutes, 'minute')} left` : 'Less than a minute left'
}
