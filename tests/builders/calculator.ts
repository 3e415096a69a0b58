import type { CalculatorSettings } from '@/domain/finance/calculator-limits'
import { resolveSwitches } from '@/domain/switches/resolve-switches'

/** The calculator's settings as the platform has them where nobody changed any. */
export function aCalculator(changes: Partial<CalculatorSettings> = {}): CalculatorSettings {
  return { ...resolveSwitches({}).values, ...changes }
}
