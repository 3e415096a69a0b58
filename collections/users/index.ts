import type { Access, CollectionConfig } from 'payload'
import { STAFF_ROLES } from '@/domain/staff/access-table'
import { factorCalls } from '@/server/staff/factor-calls'
import { signInCalls } from '@/server/staff/sign-in-calls'
import { accessFor, onlyRoles, roleOf } from '../shared/access'
import { staffAuth } from './auth'
import { CONFIRMATION, guardChanges } from './hooks/guard-changes'
import { keepToOwnCalls } from './hooks/keep-to-own-calls'
import { noteChanges, noteDeletion, noteSignOut } from './hooks/note-changes'
import { noVerification } from '../shared/no-verification'

/** One's own account is always within reach; the role and the tenants in it are not (see the fields). */
const selfOr =
  (rule: Access): Access =>
  (args) => {
    const { user } = args.req
    if (rule(args) === true) return true
    return roleOf(args.req) !== null && user ? { id: { equals: user.id } } : false
  }

const table = accessFor('users')

/** Staff: they sign in to the admin, apart from shoppers (AUTH-01); behind TLS their cookie goes nowhere else (SEC-04). */
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
    beforeOperation: [keepToOwnCalls],
    beforeValidate: [guardChanges],
    afterChange: [noteChanges],
    afterDelete: [noteDeletion],
    afterLogout: [noteSignOut],
  },
  fields: [
    // the address is where links to a new password go: whoever changed it would own the account (SEC-12)
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
        description: 'Needed to add somebody and to change a password, an email or a role.',
        components: { Field: '@/app/(payload)/fields/current-password-field#CurrentPasswordField' },
      },
    },
    { name: 'security', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/security-field#SecurityField' } } },
  ],
})
