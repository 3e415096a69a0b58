import { type SwitchKey, SWITCH_KEYS, SWITCHES } from './switches'

type Overrides = Partial<Record<string, unknown>>

function toOverrides(value: unknown): Overrides {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {}
}

/** Sorts keys, because the database doesn't keep their order. */
function comparable(value: unknown): string {
  const sorted = (_: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted()) : part
  return JSON.stringify(value, sorted) ?? ''
}

/** Lists the switches that send visitors' details to another server and differ between two states of a tenant or the platform (SEC-20). */
export function findChangedSwitches(before: unknown, after: unknown): { key: SwitchKey; label: string }[] {
  const [old, fresh] = [toOverrides(before), toOverrides(after)]
  return SWITCH_KEYS.filter((key) => SWITCHES[key].leadsElsewhere === true && comparable(old[key]) !== comparable(fresh[key])).map(
    (key) => ({ key, label: SWITCHES[key].label }),
  )
}
