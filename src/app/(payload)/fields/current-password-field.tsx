import type { TextFieldServerProps } from 'payload'
import { CurrentPassword } from '@/features/staff-account/current-password'

/** The field that confirms a change of a staff account. */
export function CurrentPasswordField({ field, path }: TextFieldServerProps) {
  const { label, admin } = field
  const hint = admin?.description
  return <CurrentPassword path={path} label={typeof label === 'string' ? label : ''} hint={typeof hint === 'string' ? hint : ''} />
}
