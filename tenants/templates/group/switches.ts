import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'dealerGroup',
  megaMenuEnabled: true,
  hitsPerPage: 21,
  locationLinkStyle: 'location-slug',
}
