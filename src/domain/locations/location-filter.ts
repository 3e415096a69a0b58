import { LOCATION_TYPE_LABELS, LOCATION_TYPES, type SiteLocation } from './location'

/** Shorter lists have no filter. */
const MIN_LOCATIONS = 5
const MIN_CHOICES = 2

/** A location's values for the filters, as shown. */
export type LocationFilters = { state: string; department: string; makes: string[] }

export type FilterKey = 'state' | 'department' | 'makes'

/** A group of choices with the number of locations for each. */
export type FilterGroup = { key: FilterKey; label: string; choices: { value: string; count: number }[] }

/** The selected choices; null for all. */
export type FilterChoice = Partial<Record<FilterKey, string | null>>

export function toLocationFilters({ address, type, makes }: Pick<SiteLocation, 'address' | 'type' | 'makes'>): LocationFilters {
  return { state: address.state.trim().toUpperCase(), department: LOCATION_TYPE_LABELS[type], makes: [...makes] }
}

const valuesOf = (filters: LocationFilters, key: FilterKey) => [filters[key]].flat().filter(Boolean)

function countChoices(locations: readonly { filters: LocationFilters }[], key: FilterKey): FilterGroup['choices'] {
  const counts = new Map<string, number>()
  for (const { filters } of locations) for (const value of new Set(valuesOf(filters, key))) counts.set(value, (counts.get(value) ?? 0) + 1)
  const found = [...counts].map(([value, count]) => ({ value, count }))
  if (key !== 'department') return found.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  const order = LOCATION_TYPES.map((type) => LOCATION_TYPE_LABELS[type])
  return found.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
}

/** The filters of a list of locations: state, department and brand, each only if it has several values. Empty for a short list. */
export function listLocationFilters(locations: readonly { filters: LocationFilters }[]): FilterGroup[] {
  if (locations.length < MIN_LOCATIONS) return []
  const groups: [FilterKey, string][] = [
    ['state', 'State'],
    ['department', 'Department'],
    ['makes', 'Brand'],
  ]
  return groups
    .map(([key, label]) => ({ key, label, choices: countChoices(locations, key) }))
    .filter(({ choices }) => choices.length >= MIN_CHOICES)
}

/** Whether a location matches the selected choices. */
export function fitsChoice(filters: LocationFilters, choice: FilterChoice): boolean {
  const chosen: [FilterKey, string | null | undefined][] = [
    ['state', choice.state],
    ['department', choice.department],
    ['makes', choice.makes],
  ]
  return chosen.every(([key, value]) => !value || valuesOf(filters, key).includes(value))
}
