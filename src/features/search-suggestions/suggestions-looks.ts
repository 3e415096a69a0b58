import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  list: 'border border-line',
  line: 'hover:bg-tint aria-selected:bg-tint',
}

export const suggestionsLooks = defineLooks('suggestions', {
  dealer,
  prestige: {
    list: 'border border-ink',
    line: 'hover:bg-tint aria-selected:bg-ink aria-selected:text-ground',
  },
  group: {
    ...dealer,
    list: 'border border-t-3 border-line border-t-action',
  },
  manufacturer: dealer,
})
