import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  'no-orphan': 'sm:max-lg:[&>:nth-child(3):last-child]:hidden',
  nearby: 'pt-12 md:pt-12',
  'nearby-title': 'type-h2',
  shown: '',
  chips: 'my-4',
  columns: 'gap-8 md:grid-cols-[256px_minmax(0,1fr)] lg:grid-cols-[288px_minmax(0,1fr)]',
}

export const resultsLooks = defineLooks('results', {
  dealer,
  prestige: {
    ...dealer,
    nearby: 'pt-12 md:pt-16',
    'nearby-title': ['type-h2', 'text-[2.25rem]/[2.625rem]'],
    shown: 'hidden',
  },
  group: {
    ...dealer,
    columns: 'gap-6 md:grid-cols-[256px_minmax(0,1fr)] lg:grid-cols-[280px_minmax(0,1fr)]',
  },
  manufacturer: {
    ...dealer,
    'no-orphan': 'sm:[&>:nth-child(3):last-child]:hidden',
    nearby: 'pt-12 md:pt-16',
    shown: 'hidden',
    chips: 'my-4 mb-6',
    columns: 'gap-8 md:grid-cols-[256px_minmax(0,1fr)] lg:grid-cols-[288px_minmax(0,1fr)] lg:gap-16',
  },
})
