import { findConflicts, type SwitchContext } from '@/domain/switches/find-conflicts'
import type { InheritedValue } from '@/domain/switches/inherited-switches'
import { SWITCH_GROUPS, type SwitchGroup, type SwitchLevel } from '@/domain/switches/switch-type'
import { SWITCHES, type SwitchKey } from '@/domain/switches/switches'

/** The document's own values. */
export type Overrides = Readonly<Record<string, unknown>>

export type ValueSource = 'here' | 'template' | InheritedValue['source']

/** One level of the ladder; `value` is undefined where the level has none. */
export type Step = { name: string; value: unknown; isInForce: boolean }

/** One switch as the console shows it. */
export type SwitchRowView = {
  key: SwitchKey
  /** The document's own value; undefined means inherited. */
  own: unknown
  /** The value without an own one. */
  inherited: unknown
  effective: unknown
  source: ValueSource
  steps: Step[]
  /** Why the own value is invalid, as the registry's message. */
  problem: string | null
}

function explainBadValue(key: SwitchKey, own: unknown): string | null {
  const parsed = SWITCHES[key].schema.safeParse(own)
  return parsed.success ? null : [...new Set(parsed.error.issues.map(({ message }) => message))].join(' ')
}

function stepsOf(level: SwitchLevel, source: ValueSource, values: { here: unknown; template: unknown; base: unknown }): Step[] {
  const own = { name: level === 'tenant' ? 'Tenant' : 'Platform', value: values.here, isInForce: source === 'here' }
  const base = { value: values.base, isInForce: source === 'platform' || source === 'default' }
  if (level === 'platform') return [{ name: 'Default', ...base }, own]
  return [{ name: 'Platform', ...base }, { name: 'Template', value: values.template, isInForce: source === 'template' }, own]
}

/** Returns every switch that the document can set, with its value in force and the source (TEN-04, ADM-08). */
export function toSwitchRows(overrides: Overrides, ground: SwitchContext): SwitchRowView[] {
  const { level, inherited, template } = ground
  const conflicts = findConflicts(overrides, ground)
  const templateSets: Overrides = inherited.templates.find(({ name }) => name === template)?.sets ?? {}
  return inherited.base.map(({ key, inherited: base }) => {
    const own = overrides[key]
    const problem = own === undefined ? null : explainBadValue(key, own)
    const isOwn = own !== undefined && problem === null
    const fromTemplate = templateSets[key]
    const below = fromTemplate === undefined ? base : { value: fromTemplate, source: 'template' as const }
    const source = isOwn ? 'here' : below.source
    return {
      key,
      own,
      inherited: below.value,
      effective: isOwn ? own : below.value,
      source,
      steps: stepsOf(level, source, { here: own, template: fromTemplate, base: base.value }),
      problem: problem ?? conflicts.find((conflict) => conflict.key === key)?.message ?? null,
    }
  })
}

export type RowFilter = { words: string; isOwnOnly: boolean }

/** Returns the rows whose name, key or help contains every word; optionally only those with own values. */
export function filterRows(rows: SwitchRowView[], { words, isOwnOnly }: RowFilter): SwitchRowView[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ key, own }) => {
    if (isOwnOnly && own === undefined) return false
    const { label, help, group } = SWITCHES[key]
    const text = `${key} ${label} ${help} ${group}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Groups the rows under the registry's headings in its order; omits empty groups. */
export function groupRows(rows: SwitchRowView[]): { group: SwitchGroup; rows: SwitchRowView[] }[] {
  return SWITCH_GROUPS.flatMap((group) => {
    const members = rows.filter(({ key }) => SWITCHES[key].group === group)
    return members.length > 0 ? [{ group, rows: members }] : []
  })
}

/**
 * Lists the document's own values without a row: switches of an older registry, or platform-only ones. They must be removed before saving.
 */
export function findLeftovers(overrides: Overrides, rows: SwitchRowView[]): string[] {
  const known = new Set<string>(rows.map(({ key }) => key))
  return Object.keys(overrides).filter((name) => !known.has(name))
}

/** Returns the overrides with one value set, or without it when it is undefined. */
export function withOverride(overrides: Overrides, name: string, value: unknown): Overrides {
  const { [name]: _gone, ...others } = overrides
  return value === undefined ? others : { ...others, [name]: value }
}
