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

/** The value of every switch, as in force for one tenant. Amounts of money are in dollars. */
export type EffectiveSwitches = { [Key in SwitchKey]: (typeof rows)[Key] extends SwitchRow<infer Value> ? Value : never }

/** The switches that one level sets. Absent means not set; null is a value. */
export type SwitchOverrides = Partial<EffectiveSwitches>

/**
 * Every switch of the platform (TEN-05): whatever varies between tenants is a row here. The admin's controls, the schema of overrides and
 * the types derive from it.
 */
export const SWITCHES: { [Key in SwitchKey]: SwitchRow<EffectiveSwitches[Key]> } = rows

/** Whether there is a switch of this name; names that every object has ('constructor') are none. */
export function isSwitchKey(name: string): name is SwitchKey {
  return Object.hasOwn(SWITCHES, name)
}

/** Every switch's name, grouped as in the console. */
export const SWITCH_KEYS: readonly SwitchKey[] = Object.keys(SWITCHES).filter(isSwitchKey)

/** What is wrong with one override, in words that say what to do; `path` leads to the part of the value. */
export type OverrideProblem = { path: PropertyKey[]; message: string }

function setOverride<Key extends SwitchKey>(overrides: SwitchOverrides, key: Key, value: unknown): OverrideProblem[] {
  const parsed = SWITCHES[key].schema.safeParse(value)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path: [key, ...path], message }))
  overrides[key] = parsed.data
  return []
}

/**
 * Reads one entry of a level's overrides into `overrides`, or says why it can't be: no such switch, not for this level to set, or
 * a value that its row does not allow. An undefined value is not set and no problem.
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

/** What a tenant or a template may set: any switch but those of the platform, each at most to what its row allows (TEN-04, TEN-05). */
export const switchOverridesSchema = overridesSchemaOf('tenant')

/** What the platform may set: any switch. */
export const platformOverridesSchema = overridesSchemaOf('platform')
