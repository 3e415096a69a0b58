import type { Random } from './random'

const DAY = 86_400
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Year and month, the month from 0. */
export type MonthOfYear = { year: number; month: number }

/** 'March 2023' */
export function formatMonth({ year, month }: MonthOfYear): string {
  return `${MONTHS[month]} ${year}`
}

export function addMonths({ year, month }: MonthOfYear, months: number): MonthOfYear {
  const total = year * 12 + month + months
  return { year: Math.floor(total / 12), month: total % 12 }
}

/** Returns the UTC month of an instant in Unix seconds, which is accurate enough for a build plate. */
export function monthOf(seconds: number): MonthOfYear {
  const date = new Date(seconds * 1000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}

/** Returns the years from the middle of that month until `now`, never negative. */
export function yearsSince({ year, month }: MonthOfYear, now: number): number {
  const then = Date.UTC(year, month, 15) / 1000
  return Math.max(0, (now - then) / (365.25 * DAY))
}

export function toIso(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/**
 * Picks an arrival: an eighth of the stock within the last 8 days, the rest over half a year, mostly recent. None is within a day of that
 * limit, so that the same cars are new arrivals at any hour of the day.
 */
export function pickArrival(now: number, random: Random): number {
  const days = random.chance(0.125) ? random.between(0.05, 6.5) : 9.5 + 174 * random.next() ** 1.7
  return Math.floor(now - days * DAY)
}

/** Picks a sale: some within the three days that sold cars stay in listings (CAR-16), most before, none within a day of the limit. */
export function pickSale(now: number, arrival: number, random: Random): number {
  const days = random.chance(0.45) ? random.between(0.02, 1.9) : random.between(4.1, 60)
  return Math.min(now - 60, Math.max(arrival + 60, Math.floor(now - days * DAY)))
}

/** Picks a rego expiry as an ISO date: within a year for most, in the past for some; null where none is known. */
export function pickRegoExpiry(now: number, random: Random): string | null {
  if (random.chance(0.05)) return null
  const days = random.chance(0.1) ? -random.between(5, 200) : random.between(12, 364)
  return toIso(now + days * DAY).slice(0, 10)
}
