import { resolveSwitches } from '@/domain/switches/resolve-switches'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { TemplateName } from '@/domain/tenant/template'
import type { SiteFacts, Tenant } from '@/domain/tenant/tenant'
import { NO_MEASUREMENT } from '@/domain/analytics/measurement'
import { templates } from '@tenants/templates'

const site: SiteFacts = {
  tagline: 'Motors · Brisbane',
  logo: null,
  about: 'Three yards across Brisbane.',
  phone: '(07) 5550 4400',
  email: 'hello@harbour.example',
  abn: '51 004 218 676',
  licences: ['Dealer Licence DL 4218876', 'Harbour City Motors Pty Ltd'],
  acknowledgement: 'We acknowledge the Turrbal and Yuggera peoples.',
  legal: ['*Weekly repayments are an estimate only.'],
  socials: [{ kind: 'facebook', url: 'https://social.example/harbour' }],
  measurement: NO_MEASUREMENT,
}

/** Returns a tenant with its template's tokens, layout and switches. */
export function aTenant(
  template: TemplateName = 'dealer',
  overrides: Partial<Omit<Tenant, 'switches'>> & { switches?: SwitchOverrides } = {},
): Tenant {
  const { tokens, layout, switches } = templates[template]
  return {
    id: 1,
    slug: 'harbour',
    name: 'Harbour City Motors',
    template,
    origin: 'https://harbour.example',
    timeZone: 'Australia/Brisbane',
    dealershipIds: [1],
    tokens,
    layout,
    site,
    menus: { header: [], footer: [], promo: null },
    ...overrides,
    switches: resolveSwitches({ template: switches, tenant: overrides.switches }).values,
  }
}
