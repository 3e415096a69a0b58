import { FactorPanel } from '@/features/staff-account/factor-panel'

/** The second factor of a staff account. */
export function SecurityField() {
  return <FactorPanel />
}
