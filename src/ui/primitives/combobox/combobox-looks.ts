import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  opener: 'right-1',
}

export const comboboxLooks = defineLooks('combobox', {
  dealer,
  prestige: {
    opener: '-right-3',
  },
  group: dealer,
  manufacturer: dealer,
})
