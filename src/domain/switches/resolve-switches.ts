import { readOverride, SWITCH_KEYS, SWITCHES, type EffectiveSwitches, type SwitchKey, type SwitchOverrides } from './switches'

/** The levels that can set a switch, strongest first. */
export const OVERRIDE_LEVELS = ['tenant', 'template', 'platform'] as const
export type OverrideLevel = (typeof OVERRIDE_LEVELS)[number]
export type SwitchSource = OverrideLevel | 'default'

/** A stored value that counts for nothing, and why. */
export type IgnoredOverride = { level: OverrideLevel; name: string; message: string }

export type ResolvedSwitches = { values: EffectiveSwitches; sources: Record<SwitchKey, SwitchSource>; ignored: IgnoredOverride[] }

/** Overrides as stored: they may be of an older version of the registry. */
export type StoredOverrides = { readonly [name: string]: unknown } | null | undefined

function readLevel(level: OverrideLevel, stored: StoredOverrides): { overrides: SwitchOverrides; ignored: IgnoredOverride[] } {
  const overrides: SwitchOverrides = {}
  const ignored = Object.entries(stored ?? {}).flatMap(([name, value]) =>
    readOverride(overrides, name, value, level === 'platform' ? 'platform' : 'tenant')
      .slice(0, 1)
      .map(({ message }) => ({ level, name, message })),
  )
  return { overrides, ignored }
}

function resolveOne<Key extends SwitchKey>(
  values: SwitchOverrides,
  key: Key,
  levels: readonly { level: OverrideLevel; overrides: SwitchOverrides }[],
): SwitchSource {
  const winner = levels.find(({ overrides }) => overrides[key] !== undefined)
  // a copy, so that no tenant holds the registry's own lists
  values[key] = winner ? winner.overrides[key] : structuredClone(SWITCHES[key].default)
  return winner?.level ?? 'default'
}

function isComplete(values: SwitchOverrides): values is EffectiveSwitches {
  return SWITCH_KEYS.every((key) => values[key] !== undefined)
}

function isSourceOfEach(sources: Partial<Record<SwitchKey, SwitchSource>>): sources is Record<SwitchKey, SwitchSource> {
  return SWITCH_KEYS.every((key) => sources[key] !== undefined)
}

/**
 * Every switch's value in force and the level it comes from (TEN-04): the tenant's, else its template's, else the platform's, else the
 * registry's default. Absent is not set; null is a value. A stored value that its row does not allow (any more) is passed over and
 * reported in `ignored`, so a site stays up whatever is stored. Platform switches are the platform's alone (TEN-08).
 */
export function resolveSwitches(stored: Partial<Record<OverrideLevel, StoredOverrides>>): ResolvedSwitches {
  const levels = OVERRIDE_LEVELS.map((level) => ({ level, ...readLevel(level, stored[level]) }))
  const values: SwitchOverrides = {}
  const sources: Partial<Record<SwitchKey, SwitchSource>> = {}
  for (const key of SWITCH_KEYS) sources[key] = resolveOne(values, key, levels)
  if (!isComplete(values) || !isSourceOfEach(sources)) throw new Error('A switch has no value: its default is undefined.')
  return { values, sources, ignored: levels.flatMap(({ ignored }) => ignored) }
}
