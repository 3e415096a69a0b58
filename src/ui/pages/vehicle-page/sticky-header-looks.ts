import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  price: 'border-l',
  bar: 'bg-surface',
  name: 'text-lg/6 font-strong',
}

export const stickyHeaderLooks = defineLooks('sticky-header', {
  dealer,
  prestige: {
    price: 'border-l-0',
    bar: 'bg-ground',
    name: 'type-h3',
  },
  group: dealer,
  manufacturer: dealer,
})
