import type { CollectionConfig } from 'payload'
import { AUDIT_DAYS, AUDIT_EVENTS } from '@/domain/staff/audit-events'
import { accessFor } from '../shared/access'

/**
 * Log of sign-ins, failed sign-ins, changes of an account's password, second factor or role (SEC-14), and releases (EDT-20). Written by the platform only,
 * read by admins.
 */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  admin: {
    useAsTitle: 'event',
    group: 'Platform',
    defaultColumns: ['createdAt', 'event', 'who', 'by', 'detail', 'caller'],
    listSearchableFields: ['who', 'by', 'caller'],
    hideAPIURL: true,
    description: `Sign-ins of staff, changes of their accounts and releases, newest first, kept for ${AUDIT_DAYS} days. It can’t be changed.`,
  },
  access: { ...accessFor('audit-log'), create: () => false, update: () => false, delete: () => false },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'event',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(AUDIT_EVENTS).map(([value, label]) => ({ value, label })),
    },
    { name: 'who', label: 'Account', type: 'text', index: true, admin: { description: 'Empty: there is no such account.' } },
    { name: 'by', label: 'Done by', type: 'text', admin: { description: 'Empty: the account itself.' } },
    { name: 'detail', type: 'text' },
    { name: 'caller', label: 'Network', type: 'text', admin: { description: 'The first part of the caller’s address.' } },
  ],
}
