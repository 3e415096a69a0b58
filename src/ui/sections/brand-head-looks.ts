import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  ground: 'bg-brand-tint',
}

export const brandHeadLooks = defineLooks('brand-head', {
  dealer,
  prestige: {
    ground: '',
  },
  group: dealer,
  manufacturer: {
    ground: '',
  },
})
