import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  aside: 'bg-tint p-6',
  columns: 'grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_300px]',
}

export const formSectionLooks = defineLooks('form-section', {
  dealer,
  prestige: {
    ...dealer,
    aside: 'border-t-2 border-ink bg-transparent p-6 px-0',
  },
  group: {
    ...dealer,
    aside: 'border-t-2 border-brand bg-tint p-6',
  },
  manufacturer: {
    aside: 'bg-tint p-8',
    columns: 'grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_400px]',
  },
})
