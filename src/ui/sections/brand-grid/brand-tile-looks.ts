import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  name: 'text-base/5',
}

export const brandTileLooks = defineLooks('brand-tile', {
  dealer,
  prestige: dealer,
  group: {
    name: 'text-lg/6 tracking-tight [font-stretch:108%]',
  },
  manufacturer: dealer,
})
