import type { Access, CollectionConfig } from 'payload'
import { STAFF_ROLES } from '@/domain/staff/access-table'
import { factorCalls } from '@/server/staff/factor-calls'
import { signInCalls } from '@/server/staff/sign-in-calls'
import { accessFor, onlyRoles, roleOf } from '../shared/access'
import { staffAuth } from './auth'
import { CONFIRMATION, guardChanges } from './hooks/guard-changes'
import { blockPayloadSignIn } from './hooks/block-payload-sign-in'
import { logChanges, noteDeletion, noteSignOut } from './hooks/log-changes'
import { noVerification } from '../shared/no-verification'

/** Users can always access their own account, but not its role and tenants (see the fields). */
const selfOr =
  (rule: Access): Access =>
  (args) => {
    const { user } = args.req
    if (rule(args) === true) return true
    return roleOf(args.req) !== null && user ? { id: { equals: user.id } } : false
  }

const table = accessFor('users')

/** Staff, who sign in to the admin, apart from shoppers (AUTH-01). Under TLS their cookie is Secure (SEC-04). */
export const staffOver = (scheme: 'http' | 'https'): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { useAsTitle: 'name', group: 'Platform', defaultColumns: ['name', 'email', 'role'], hideAPIURL: true },
  auth: staffAuth(scheme),
  access: {
    ...table,
    read: selfOr(table.read ?? (() => false)),
    update: selfOr(table.update ?? (() => false)),
    admin: ({ req }) => roleOf(req) !== null,
  },
  endpoints: [...signInCalls, ...factorCalls, noVerification],
  hooks: {
    beforeOperation: [blockPayloadSignIn],
    beforeValidate: [guardChanges],
    afterChange: [logChanges],
    afterDelete: [noteDeletion],
    afterLogout: [noteSignOut],
  },
  fields: [
    // Password links go to this address: whoever changes it controls the account (SEC-12).
    { name: 'email', type: 'email', required: true, unique: true, access: { update: onlyRoles('admin') } },
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'marketing',
      saveToJWT: true,
      options: STAFF_ROLES.map((role) => ({ label: role.charAt(0).toUpperCase() + role.slice(1), value: role })),
      access: { create: onlyRoles('admin'), update: onlyRoles('admin') },
      admin: {
        description:
          'Admin: everything. Support: the switches of every site. Marketing: the content of its sites. Sales: the leads of its sites.',
      },
    },
    {
      name: CONFIRMATION,
      label: 'Your current password',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        description: 'Needed to add someone or to change a password, an email or a role.',
        components: { Field: '@/app/(payload)/fields/current-password-field#CurrentPasswordField' },
      },
    },
    { name: 'security', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/security-field#SecurityField' } } },
  ],
})
