import { FactorPanel } from '@/features/staff-account/factor-panel'

/** On a staff account in the admin: its second factor. */
export function SecurityField() {
  return <FactorPanel />
}
