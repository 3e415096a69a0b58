import { resolveSwitches, type StoredOverrides } from './resolve-switches'
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from './switches'
import type { SwitchLevel } from './switch-type'

/** A switch's value where the level that is being edited sets none, and the level it comes from. */
export type InheritedValue = { value: unknown; source: 'platform' | 'default' }

/** What the level that is being edited stands on, as plain data: the console in the browser draws from it. */
export type InheritedSwitches = {
  /** The switches that the level can set, in the registry's order, each with the value below every template. */
  base: { key: SwitchKey; inherited: InheritedValue }[]
  /** By template what it sets itself; a template's value comes before the base's. None for the platform. */
  templates: { name: string; sets: Partial<Record<SwitchKey, unknown>> }[]
}

type Below = { platform: StoredOverrides; templates: Readonly<Record<string, StoredOverrides>> }

function settableAt(level: SwitchLevel): SwitchKey[] {
  return SWITCH_KEYS.filter((key) => level === 'platform' || SWITCHES[key].level === 'tenant')
}

function whatSets(template: StoredOverrides): Partial<Record<SwitchKey, unknown>> {
  const { values, sources } = resolveSwitches({ template })
  return Object.fromEntries(SWITCH_KEYS.flatMap((key) => (sources[key] === 'template' ? [[key, values[key]]] : [])))
}

/**
 * What each switch would be without the level that is being edited (TEN-04, ADM-08): for a tenant its template's value, else the
 * platform's, else the default; for the platform the default. Every template is told, so that another choice of template shows its
 * values before it is saved. Values that their row does not allow count for nothing, as on the sites.
 */
export function inheritSwitches(level: SwitchLevel, { platform, templates }: Below): InheritedSwitches {
  const { values, sources } = resolveSwitches({ platform: level === 'tenant' ? platform : null })
  return {
    base: settableAt(level).map((key) => ({
      key,
      inherited: { value: values[key], source: sources[key] === 'platform' ? 'platform' : 'default' },
    })),
    templates: level === 'tenant' ? Object.entries(templates).map(([name, stored]) => ({ name, sets: whatSets(stored) })) : [],
  }
}
