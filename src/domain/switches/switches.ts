import { z } from 'zod'
import { isRecord } from '@/domain/json/is-record'
import { contactRows, modelRows, reviewRows } from './rows/contact-rows'
import { financeRows } from './rows/finance-rows'
import { accountRows, formRows, integrationRows, tradeRows } from './rows/form-rows'
import { resultsRows, searchRows } from './rows/search-rows'
import { menuRows, siteRows } from './rows/site-rows'
import { stockRows, tagRows } from './rows/stock-rows'
import { galleryRows, vehicleRows } from './rows/vehicle-rows'
import type { SwitchLevel, SwitchRow } from './switch-type'

const rows = {
  ...siteRows,
  ...menuRows,
  ...stockRows,
  ...tagRows,
  ...searchRows,
  ...resultsRows,
  ...vehicleRows,
  ...galleryRows,
  ...financeRows,
  ...formRows,
  ...tradeRows,
  ...accountRows,
  ...contactRows,
  ...reviewRows,
  ...modelRows,
  ...integrationRows,
}

export type SwitchKey = keyof typeof rows

/** The values of all switches for one tenant. Money is in dollars. */
export type EffectiveSwitches = { [Key in SwitchKey]: (typeof rows)[Key] extends SwitchRow<infer Value> ? Value : never }

/** The switches that one level sets. Absent means not set; null is a value. */
export type SwitchOverrides = Partial<EffectiveSwitches>

/** All switches of the platform (TEN-05). The admin's controls, the schema of overrides and the types derive from them. */
export const SWITCHES: { [Key in SwitchKey]: SwitchRow<EffectiveSwitches[Key]> } = rows

/** Checks whether a switch has this key. Object internals such as 'constructor' are not keys. */
export function isSwitchKey(name: string): name is SwitchKey {
  return Object.hasOwn(SWITCHES, name)
}

/** All switch keys, in the order of the console. */
export const SWITCH_KEYS: readonly SwitchKey[] = Object.keys(SWITCHES).filter(isSwitchKey)

/** What is wrong with an override and how to fix it. `path` is the part of the value. */
export type OverrideProblem = { path: PropertyKey[]; message: string }

function setOverride<Key extends SwitchKey>(overrides: SwitchOverrides, key: Key, value: unknown): OverrideProblem[] {
  const parsed = SWITCHES[key].schema.safeParse(value)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path: [key, ...path], message }))
  overrides[key] = parsed.data
  return []
}

/**
 * Reads one entry of a level's overrides into `overrides`, or returns the problem: unknown switch, not for this level, or an invalid value.
 * Undefined means not set and is valid.
 */
export function readOverride(overrides: SwitchOverrides, name: string, value: unknown, level: SwitchLevel): OverrideProblem[] {
  if (!isSwitchKey(name)) return [{ path: [name], message: `There is no switch called '${name}'; remove it.` }]
  if (value === undefined) return []
  if (level === 'tenant' && SWITCHES[name].level === 'platform') {
    return [{ path: [name], message: `'${SWITCHES[name].label}' is set for the whole platform; remove it here.` }]
  }
  return setOverride(overrides, name, value)
}

function overridesSchemaOf(level: SwitchLevel): z.ZodType<SwitchOverrides> {
  return z.custom<Record<string, unknown>>(isRecord, { error: 'Give switches by name.' }).transform((input, context) => {
    const overrides: SwitchOverrides = {}
    for (const [name, value] of Object.entries(input)) {
      for (const { path, message } of readOverride(overrides, name, value, level)) context.addIssue({ code: 'custom', path, message })
    }
    return overrides
  })
}

/** Validates the overrides of a tenant or template: any switch except the platform's, with a valid value (TEN-04, TEN-05). */
export const switchOverridesSchema = overridesSchemaOf('tenant')

/** Validates the platform's overrides: any switch. */
export const platformOverridesSchema = overridesSchemaOf('platform')
