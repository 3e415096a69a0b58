import { readOverride, SWITCH_KEYS, SWITCHES, type EffectiveSwitches, type SwitchKey, type SwitchOverrides } from './switches'

/** The levels that can set a switch, highest priority first. */
export const OVERRIDE_LEVELS = ['tenant', 'template', 'platform'] as const
export type OverrideLevel = (typeof OVERRIDE_LEVELS)[number]
export type SwitchSource = OverrideLevel | 'default'

/** A stored value that is ignored, and why. */
export type IgnoredOverride = { level: OverrideLevel; name: string; message: string }

export type ResolvedSwitches = { values: EffectiveSwitches; sources: Record<SwitchKey, SwitchSource>; ignored: IgnoredOverride[] }

/** Overrides as stored. They may come from an older version of the registry. */
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
  // Copied, so that tenants don't share the registry's lists.
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
 * Resolves every switch's value and the level it comes from (TEN-04): the tenant's, else its template's, else the platform's, else the
 * registry's default. Absent means not set; null is a value. Invalid stored values are skipped and reported in `ignored`, so that a site
 * keeps working. Only the platform can set platform switches (TEN-08).
 */
export function resolveSwitches(stored: Partial<Record<OverrideLevel, StoredOverrides>>): ResolvedSwitches {
  const levels = OVERRIDE_LEVELS.map((level) => ({ level, ...readLevel(level, stored[level]) }))
  const values: SwitchOverrides = {}
  const sources: Partial<Record<SwitchKey, SwitchSource>> = {}
  for (const key of SWITCH_KEYS) sources[key] = resolveOne(values, key, levels)
  if (!isComplete(values) || !isSourceOfEach(sources)) throw new Error('A switch has no value: its default is undefined.')
  return { values, sources, ignored: levels.flatMap(({ ignored }) => ignored) }
}
