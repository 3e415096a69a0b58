import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border border-line',
  line: 'data-highlighted:bg-tint',
}

export const popupLooks = defineLooks('popup', {
  dealer,
  prestige: {
    box: 'border border-ink',
    line: 'data-highlighted:bg-ink data-highlighted:text-ground',
  },
  group: {
    ...dealer,
    box: 'border border-t-3 border-line border-t-action',
  },
  manufacturer: dealer,
})
