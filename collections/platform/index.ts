import type { GlobalConfig } from 'payload'
import { validatePlatformSwitches } from '../tenants/hooks/validate-switches'
import { onlyRoles, roleOf } from '../shared/access'
import { announceGlobalChange } from '../shared/announce'
import { switchHooks } from '../shared/secret-switches'
import { refuseLockOut, requireFactor } from './hooks/require-factor'

const mayToggle = (role: ReturnType<typeof roleOf>) => role === 'admin' || role === 'support'

/** The platform's values of switches. They apply where neither tenant nor template sets one (TEN-04). */
export const Platform: GlobalConfig = {
  slug: 'platform',
  admin: { group: 'Platform' },
  access: { read: ({ req }) => mayToggle(roleOf(req)), update: ({ req }) => mayToggle(roleOf(req)) },
  hooks: { beforeChange: [refuseLockOut], afterChange: [requireFactor, announceGlobalChange] },
  fields: [
    {
      name: 'switches',
      type: 'json',
      defaultValue: {},
      validate: validatePlatformSwitches,
      hooks: switchHooks,
      admin: {
        description: 'Values for every tenant that does not set its own.',
        components: { Field: '@/app/(payload)/fields/switch-field#SwitchField' },
      },
    },
    {
      name: 'require_second_factor',
      label: 'Admin and support need a second factor',
      type: 'checkbox',
      defaultValue: false,
      access: { update: onlyRoles('admin') },
      admin: {
        description: 'Anyone without one is signed out and sets it up at the next sign-in. Set up your own first, under your account.',
      },
    },
  ],
}
