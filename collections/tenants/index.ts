import type { CollectionConfig, RelationshipFieldSingleValidation } from 'payload'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { PREVIEW_LABEL } from '@/domain/tenant/hosts'
import { accessFor, onlyRoles } from '../shared/access'
import { announceChange, announceDelete } from '../shared/announce'
import { addToRelease } from '../shared/add-to-release'
import { switchHooks } from '../shared/secret-switches'
import { slugField } from '../shared/slug'
import { giveSectionsToMember } from './hooks/give-sections-to-member'
import { refuseAdminsFields } from './hooks/refuse-admins-fields'
import { refuseUsedTenant } from './hooks/refuse-used-tenant'
import { notifyNewOwner } from './hooks/notify-new-owner'
import { validateDomains } from './hooks/validate-domains'
import { validateGroup } from './hooks/validate-group'
import { validateOwner } from './hooks/validate-owner'
import { validateSwitches } from './hooks/validate-switches'

/** The slug becomes a host name below the platform's, where some names are reserved (SEC-08). */
const explainSlug = (slug: string) =>
  slug === PREVIEW_LABEL
    ? `'${PREVIEW_LABEL}' is where the admin shows previews. Choose another slug, such as ${PREVIEW_LABEL}-cars.`
    : null

const adminOnly = { create: onlyRoles('admin'), update: onlyRoles('admin') }

/** For a tenant's owner, which `validateOwner` checks: the default check reads staff as the current user, and support can't read any. */
const checkedByHook: RelationshipFieldSingleValidation = () => true

/** A site: name, hosts, template and switches (TEN-03 to TEN-06). Marketing's settings are in `site-settings`. */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  labels: { singular: 'Tenant', plural: 'Tenants' },
  admin: {
    useAsTitle: 'name',
    group: 'Platform',
    defaultColumns: ['name', 'slug', 'template', 'updatedAt'],
    hideAPIURL: true,
    components: { edit: { beforeDocumentControls: [addToRelease('switches')] } },
  },
  access: accessFor('tenants'),
  hooks: {
    beforeOperation: [refuseAdminsFields],
    beforeValidate: [validateDomains, validateOwner, validateGroup],
    beforeDelete: [refuseUsedTenant],
    afterChange: [announceChange('tenants'), notifyNewOwner, giveSectionsToMember],
    afterDelete: [announceDelete('tenants')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            { name: 'name', type: 'text', required: true, access: adminOnly },
            {
              name: 'template',
              type: 'select',
              required: true,
              defaultValue: 'dealer',
              options: TEMPLATE_NAMES.map((name) => ({
                label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
                value: name,
              })),
              access: adminOnly,
              admin: { description: 'The preset of look, layout and switch defaults.' },
            },
            {
              name: 'owner',
              type: 'relationship',
              relationTo: 'users',
              access: adminOnly,
              // Staff of this site; an unsaved site has none.
              validate: checkedByHook,
              filterOptions: ({ id }) => (id === undefined ? false : { 'tenants.tenant': { equals: id } }),
              admin: {
                description:
                  'The staff member who, besides admins, decides where leads go (Lead settings) and is notified of each change by mail. Must be on this site’s staff.',
              },
            },
            {
              name: 'domains',
              type: 'text',
              hasMany: true,
              access: adminOnly,
              admin: {
                description:
                  'Own host names, the first is the main address: www.harbourcity.example. The {slug} host of the platform always works.',
              },
            },
            {
              name: 'timeZone',
              label: 'Time zone',
              type: 'select',
              required: true,
              defaultValue: 'Australia/Brisbane',
              options: ['Brisbane', 'Sydney', 'Melbourne', 'Hobart', 'Adelaide', 'Darwin', 'Perth', 'Lord_Howe'].map((city) => ({
                label: city.replace('_', ' '),
                value: `Australia/${city}`,
              })),
              access: adminOnly,
            },
            {
              name: 'sells',
              label: 'Sells the stock of',
              type: 'relationship',
              relationTo: 'dealerships',
              hasMany: true,
              access: adminOnly,
              // Not limited to the tenant: a dealer group sells stock that other tenants own.
              filterOptions: () => true,
              admin: { description: 'The dealerships whose vehicles this site lists.' },
            },
            {
              name: 'group',
              label: 'Belongs to the group',
              type: 'relationship',
              relationTo: 'tenants',
              index: true,
              // Others could search the group's settings through it (SEC-01).
              access: { ...adminOnly, read: onlyRoles('admin') },
              filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
              admin: { description: 'A dealer group with a site of its own here. It may share sections with this site.' },
            },
          ],
        },
        {
          label: 'Switches',
          fields: [
            {
              name: 'switches',
              type: 'json',
              access: { create: onlyRoles('admin', 'support'), update: onlyRoles('admin', 'support') },
              defaultValue: {},
              validate: validateSwitches,
              hooks: switchHooks,
              admin: {
                description: 'Only what differs from the template and the platform is stored; clear a value to follow them again.',
                components: { Field: '@/app/(payload)/fields/switch-field#SwitchField' },
              },
            },
          ],
        },
      ],
    },
    { ...slugField('name', explainSlug), unique: true, access: adminOnly },
  ],
}
