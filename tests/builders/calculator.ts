import type { CalculatorSettings } from '@/domain/finance/calculator-limits'
import { resolveSwitches } from '@/domain/switches/resolve-switches'

/** Returns the platform's default calculator settings with changes. */
export function aCalculator(changes: Partial<CalculatorSettings> = {}): CalculatorSettings {
  return { ...resolveSwitches({}).values, ...changes }
}
