import type { CollectionConfig } from 'payload'
import { accessFor } from '../shared/access'
import { noVerification } from '../shared/no-verification'
import { blockPayloadSignIn } from './hooks/block-payload-sign-in'
import { nameAccount } from './hooks/name-account'

const MONTH_SECONDS = 30 * 24 * 60 * 60
const QUARTER_HOUR_MS = 15 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/**
 * Visitors with an account on one site (AUTH-01, AUTH-04). The same email on two sites is two accounts with different names, made of site
 * and email. Shoppers are not staff: no role, no admin access, a separate cookie.
 */
export const Shoppers: CollectionConfig = {
  slug: 'shoppers',
  admin: {
    useAsTitle: 'email',
    group: 'Sales',
    defaultColumns: ['name', 'last_name', 'email', 'phone', 'createdAt'],
    description: 'Visitors who have signed up on the site. They manage their own details on the site.',
  },
  auth: {
    tokenExpiration: MONTH_SECONDS,
    maxLoginAttempts: 5,
    lockTime: QUARTER_HOUR_MS,
    loginWithUsername: { allowEmailLogin: false, requireEmail: true },
    forgotPassword: { expiration: HOUR_MS },
  },
  access: { ...accessFor('shoppers'), admin: () => false },
  endpoints: [noVerification],
  disableDuplicate: true,
  hooks: { beforeOperation: [blockPayloadSignIn], beforeValidate: [nameAccount] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'First name', type: 'text', required: true, maxLength: 80 },
        { name: 'last_name', type: 'text', maxLength: 80 },
      ],
    },
    { name: 'phone', type: 'text', required: true, maxLength: 40 },
    { name: 'opt_in', label: 'Wants offers by email', type: 'checkbox', defaultValue: false },
    {
      name: 'awaits_mail',
      label: 'Not confirmed yet',
      type: 'checkbox',
      defaultValue: false,
      admin: { readOnly: true, description: 'The address is not confirmed yet, so this shopper can’t sign in.' },
    },
    {
      name: 'consent',
      type: 'json',
      admin: { readOnly: true, description: 'The consents given at sign-up, with their wording and time.' },
    },
  ],
}
