import type { ComponentProps } from 'react'
import { MIN_PASSWORD_LENGTH } from '@/domain/account/password'

/** The forms of an account, named after their calls. */
export const ACCOUNT_FORMS = ['sign-in', 'sign-up', 'forgot-password', 'reset-password'] as const
export type AccountFormKind = (typeof ACCOUNT_FORMS)[number]

export type AccountField = { name: string; label: string; hint?: string } & Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'minLength'
>

const EMAIL: AccountField = { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }
const NEW_PASSWORD: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'new-password',
  hint: `At least ${MIN_PASSWORD_LENGTH} characters`,
  minLength: MIN_PASSWORD_LENGTH,
}

/** The fields of a shopper's details. */
export const DETAIL_FIELDS: readonly AccountField[] = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
]

/** The fields and button label of each form. */
export const FORMS: Record<AccountFormKind, { fields: readonly AccountField[]; submit: string }> = {
  'sign-in': {
    fields: [EMAIL, { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }],
    submit: 'Sign in',
  },
  'sign-up': { fields: [...DETAIL_FIELDS, EMAIL, NEW_PASSWORD], submit: 'Create account' },
  'forgot-password': { fields: [EMAIL], submit: 'Send me a link' },
  'reset-password': { fields: [NEW_PASSWORD], submit: 'Set password and sign in' },
}
