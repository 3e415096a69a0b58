import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'manufacturer',
  menuOpenMode: 'click',
  megaMenuEnabled: true,
  rangeCardFromPrice: true,
}
