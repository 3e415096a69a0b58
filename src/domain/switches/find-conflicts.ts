import { resolveCalculatorLimits } from '../finance/calculator-limits'
import { formatMoney, toCents } from '../money/money'
import type { InheritedSwitches } from './inherited-switches'
import { resolveSwitches, type StoredOverrides } from './resolve-switches'
import type { SwitchLevel } from './switch-type'
import { SWITCHES, type EffectiveSwitches, type SwitchKey } from './switches'

/** The context of a level's switches. `template` is the name of the tenant's template, null for the platform. */
export type SwitchContext = { level: SwitchLevel; inherited: InheritedSwitches; template: string | null }

export type SwitchConflict = { key: SwitchKey; message: string }

/** Explains that price choices above the calculator's highest price are not offered by any money field (MISC-09, FIN-07, FIN-09). */
function explainHighPicks(values: EffectiveSwitches): string | null {
  const { max } = resolveCalculatorLimits(values, null).price
  const high = values.moneyQuickPicks.flatMap((dollars) => {
    const pick = toCents(dollars) ?? 0
    return pick > max ? [formatMoney(pick)] : []
  })
  if (high.length === 0) return null
  const { label } = SWITCHES[values.financePriceSlider ? 'financePriceSliderMax' : 'financePriceMax']
  return `The calculator ends at ${formatMoney(max)}, so ${high.join(', ')} would not be offered. Leave them out or raise “${label}”.`
}

/**
 * Lists the values that a level sets but that have no effect because of another switch in force there (TEN-05). Ignores inherited values,
 * which the level can't fix, and values that their own row rejects.
 */
export function findConflicts(own: StoredOverrides, { level, inherited, template }: SwitchContext): SwitchConflict[] {
  const base = Object.fromEntries(inherited.base.map(({ key, inherited: { value } }) => [key, value]))
  const { values, sources } = resolveSwitches(
    level === 'platform'
      ? { platform: own }
      : { platform: base, template: inherited.templates.find(({ name }) => name === template)?.sets, tenant: own },
  )
  const message = sources.moneyQuickPicks === level ? explainHighPicks(values) : null
  return message === null ? [] : [{ key: 'moneyQuickPicks', message }]
}
