import type { SwitchOverrides } from '@/domain/switches/switches'

export const switches: SwitchOverrides = {
  siteKind: 'dealer',
  menuOpenMode: 'click',
  megaMenuEnabled: true,
  subscriptionsEnabled: false,
  defaultViewerMode: 'gallery',
  specsToggleLabel: 'Show All Specs',
  // the hero at the top of the page is taller than in other templates
  stickyHeaderScrollPx: 900,
  financePriceMax: 1_000_000,
  moneyQuickPicks: [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
}
