import type { ComponentProps } from 'react'
import { MIN_PASSWORD_LENGTH } from '@/domain/account/password'

/** The forms of an account, by the call that takes them. */
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

/** What shoppers say of themselves. */
export const DETAIL_FIELDS: readonly AccountField[] = [
  { name: 'name', label: 'First Name', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name' },
  { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
]

/** Each form's fields in their order, and the words on its button. */
export const FORMS: Record<AccountFormKind, { fields: readonly AccountField[]; submit: string }> = {
  'sign-in': {
    fields: [EMAIL, { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' }],
    submit: 'Sign in',
  },
  'sign-up': { fields: [...DETAIL_FIELDS, EMAIL, NEW_PASSWORD], submit: 'Create account' },
  'forgot-password': { fields: [EMAIL], submit: 'Send me a link' },
  'reset-password': { fields: [NEW_PASSWORD], submit: 'Set password and sign in' },
}
