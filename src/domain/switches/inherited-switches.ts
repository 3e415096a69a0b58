import { resolveSwitches, type StoredOverrides } from './resolve-switches'
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from './switches'
import type { SwitchLevel } from './switch-type'

/** The value that a switch inherits when the edited level doesn't set it, and where it comes from. */
export type InheritedValue = { value: unknown; source: 'platform' | 'default' }

/** The values that the edited level inherits, as plain data for the console in the browser. */
export type InheritedSwitches = {
  /** The switches that the level can set, in registry order, with their values below every template. */
  base: { key: SwitchKey; inherited: InheritedValue }[]
  /** The values that each template sets, which override the base. Empty for the platform. */
  templates: { name: string; sets: Partial<Record<SwitchKey, unknown>> }[]
}

type LowerLevels = { platform: StoredOverrides; templates: Readonly<Record<string, StoredOverrides>> }

function listSettableKeys(level: SwitchLevel): SwitchKey[] {
  return SWITCH_KEYS.filter((key) => level === 'platform' || SWITCHES[key].level === 'tenant')
}

function listValidOverrides(template: StoredOverrides): Partial<Record<SwitchKey, unknown>> {
  const { values, sources } = resolveSwitches({ template })
  return Object.fromEntries(SWITCH_KEYS.flatMap((key) => (sources[key] === 'template' ? [[key, values[key]]] : [])))
}

/**
 * Returns the value that each switch would have without the edited level (TEN-04, ADM-08): for a tenant its template's, else the
 * platform's, else the default; for the platform the default. Includes all templates, so that the console can show another template's
 * values before saving. Ignores invalid values, as sites do.
 */
export function inheritSwitches(level: SwitchLevel, { platform, templates }: LowerLevels): InheritedSwitches {
  const { values, sources } = resolveSwitches({ platform: level === 'tenant' ? platform : null })
  return {
    base: listSettableKeys(level).map((key) => ({
      key,
      inherited: { value: values[key], source: sources[key] === 'platform' ? 'platform' : 'default' },
    })),
    templates: level === 'tenant' ? Object.entries(templates).map(([name, stored]) => ({ name, sets: listValidOverrides(stored) })) : [],
  }
}
