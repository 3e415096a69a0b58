import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  title: 'type-h2',
  columns: 'gap-x-10',
  panel: '',
}

export const vehiclePageLooks = defineLooks('vehicle-page', {
  dealer,
  prestige: {
    ...dealer,
    panel: 'border-t border-line',
  },
  group: {
    ...dealer,
    columns: 'gap-x-8',
  },
  manufacturer: {
    title: ['type-h2', 'text-[2.25rem]/[2.625rem]'],
    columns: 'gap-x-16',
    panel: '[&>section]:pt-0!',
  },
})
