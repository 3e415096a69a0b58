import type { GlobalConfig } from 'payload'
import { validatePlatformSwitches } from '../tenants/hooks/validate-switches'
import { roleOf } from '../shared/access'
import { announceGlobalChange } from '../shared/announce'

const mayToggle = (role: ReturnType<typeof roleOf>) => role === 'admin' || role === 'support'

/** The platform's own values of the switches: they hold where neither tenant nor template says otherwise (TEN-04). */
export const Platform: GlobalConfig = {
  slug: 'platform',
  admin: { group: 'Platform' },
  access: { read: ({ req }) => mayToggle(roleOf(req)), update: ({ req }) => mayToggle(roleOf(req)) },
  hooks: { afterChange: [announceGlobalChange] },
  fields: [
    {
      name: 'switches',
      type: 'json',
      defaultValue: {},
      validate: validatePlatformSwitches,
      admin: {
        description: 'Values for every tenant that does not set its own.',
        components: { Field: '@/app/(payload)/switch-field#SwitchField' },
      },
    },
  ],
}
