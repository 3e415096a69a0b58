import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  tabs: '[[data-static]:has(>[data-hero])+*>&]:-mt-12 md:[[data-static]:has(>[data-hero])+*>&]:-mt-24',
}

export const searchPanelLooks = defineLooks('search-panel', {
  dealer,
  prestige: {
    tabs: '',
  },
  group: {
    tabs: '',
  },
  manufacturer: {
    tabs: '',
  },
})
