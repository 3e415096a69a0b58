import { describeToday } from './hours/open-plan'
import type { SiteLocation } from './location'

/** With more locations than this, the text gives their number instead of their names. */
const MAX_NAMED = 3
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

type Addressed = { address: { city: string; state: string } }

const distinct = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()).filter(Boolean))]

/** 'Moorooka, Windsor and Capalaba', or '14 locations in five states'; null if no location has a town. */
export function describeLocations(locations: readonly Addressed[]): string | null {
  const cities = distinct(locations.map(({ address }) => address.city))
  if (cities.length === 0) return null
  if (cities.length <= MAX_NAMED) return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(cities)
  const states = distinct(locations.map(({ address }) => address.state.toUpperCase()))
  return `${locations.length} locations${states.length > 1 ? ` in ${NUMBERS[states.length] ?? states.length} states` : ''}`
}

/**
 * 'Today 8:30 am – 5:30 pm' if all showrooms have the same hours today (LOC-09), for a line on every page. Null on a closed day, for too
 * many showrooms, and if hours differ.
 * @param now Unix seconds.
 */
export function describeCommonHours(locations: readonly SiteLocation[], now: number): string | null {
  const showrooms = locations.filter(({ type }) => type === 'sales')
  if (showrooms.length > MAX_NAMED) return null
  const [text, ...others] = distinct(showrooms.map(({ hours, special, timeZone }) => describeToday(hours, special, now, timeZone)))
  return text?.startsWith('Today') && others.length === 0 ? text : null
}
