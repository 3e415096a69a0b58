import type { CollectionConfig, Field, TextFieldManyValidation, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { explainBadWebhook } from '@/domain/leads/outgoing/webhook-address'
import { accessFor } from '../shared/access'
import { keepWithOwner, withOwner } from '../shared/owner'
import { openSettingsOfSite } from '../shared/settings-of-address'
import { siteTitle } from '../shared/site-title'
import { sealSecrets } from './hooks/seal-secrets'
import { notifyOwner, notifyOwnerOfDeletion } from './hooks/notify-owner'

const isAddress = (value: unknown) => z.email().safeParse(value).success

const addresses: TextFieldManyValidation = (value) =>
  (value ?? []).every(isAddress) || 'Give whole email addresses, such as sales@harbourcity.example.'
const address: TextFieldSingleValidation = (value) => !value || isAddress(value) || 'Give a whole email address.'
const host: TextFieldSingleValidation = (value) =>
  !value || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) || 'Give the name of the mail server alone, such as mail.harbourcity.example.'
const webhook: TextFieldSingleValidation = (value) => (value ? (explainBadWebhook(value) ?? true) : true)

/** Returns a field to type a secret into and one that stores it encrypted, which no API shows. */
function secret(name: string, label: string, description: string): Field[] {
  return [
    { name, label, type: 'text', admin: { description, autoComplete: 'off' } },
    { name: `${name}_sealed`, type: 'text', hidden: true, access: { read: () => false, create: () => false, update: () => false } },
  ]
}

/** Where a site's leads go (LEAD-17, ADM-18): mail, ADF and a webhook. One document per tenant. The inbox gets every lead regardless. */
export const LeadSettings: CollectionConfig = {
  slug: 'lead-settings',
  labels: { singular: 'Lead settings', plural: 'Lead settings' },
  admin: {
    useAsTitle: siteTitle.name,
    group: 'Sales',
    description:
      'Where the leads of this site go. Admins and the owner of the site change it; the owner is notified of each change by mail.',
  },
  access: withOwner('lead-settings', accessFor('lead-settings')),
  disableDuplicate: true,
  endpoints: [openSettingsOfSite('lead-settings')],
  hooks: {
    beforeChange: [keepWithOwner, sealSecrets, notifyOwner],
    afterDelete: [notifyOwnerOfDeletion],
  },
  fields: [
    siteTitle,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Mail',
          fields: [
            {
              name: 'mail_to',
              label: 'Send each lead to',
              type: 'text',
              hasMany: true,
              validate: addresses,
              admin: { description: 'Empty: no mail is sent, and leads wait in the inbox.' },
            },
            {
              name: 'mail_from',
              label: 'Sent from',
              type: 'text',
              validate: address,
              admin: { description: 'Empty: the user of the mail server.' },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'smtp_host',
                  label: 'Mail server',
                  type: 'text',
                  validate: host,
                  admin: {
                    description:
                      'Empty: mails are not sent but kept under Captured mails. A new server, port, encryption or user drops the stored password: type it again.',
                  },
                },
                { name: 'smtp_port', label: 'Port', type: 'number', min: 1, max: 65_535, defaultValue: 587 },
                {
                  name: 'smtp_security',
                  label: 'Encryption',
                  type: 'select',
                  required: true,
                  defaultValue: 'starttls',
                  options: [
                    { label: 'STARTTLS (587)', value: 'starttls' },
                    { label: 'TLS from the start (465)', value: 'tls' },
                  ],
                },
              ],
            },
            { name: 'smtp_user', label: 'User', type: 'text' },
            ...secret(
              'smtp_password',
              'Password',
              'Type a new one to change it. The stored one is never shown, and is dropped when the server, port, encryption or user changes.',
            ),
          ],
        },
        {
          label: 'ADF',
          fields: [
            {
              name: 'adf_to',
              label: 'Send ADF documents to',
              type: 'text',
              validate: address,
              admin: { description: 'The address that your lead management system reads. Empty: none are sent.' },
            },
          ],
        },
        {
          label: 'Webhook',
          fields: [
            {
              name: 'webhook_url',
              label: 'Address',
              type: 'text',
              validate: webhook,
              admin: { description: 'Starts with https://. Empty: none is called. A new address drops the stored secret: type it again.' },
            },
            ...secret('webhook_secret', 'Secret', 'Signs each call: X-Forecourt-Signature is the HMAC-SHA256 of “{timestamp}.{body}”.'),
          ],
        },
        {
          label: 'Privacy',
          fields: [
            {
              name: 'keep_days',
              label: 'Keep leads for',
              type: 'number',
              required: true,
              min: 30,
              max: 3650,
              defaultValue: 730,
              admin: { description: 'Days. Older leads are erased for good.' },
            },
          ],
        },
      ],
    },
  ],
}
