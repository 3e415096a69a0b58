import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  button: 'rounded-pill',
  filter: '',
  'filter-row': '',
  cards: 'gap-x-6 sm:grid-cols-2 lg:grid-cols-3',
  head: '',
  text: '',
}

export const modelRangeLooks = defineLooks('model-range', {
  dealer,
  prestige: {
    ...dealer,
    button: 'rounded-none',
    cards: 'gap-x-10 sm:grid-cols-2',
  },
  group: {
    ...dealer,
    button: 'rounded-none',
  },
  manufacturer: {
    ...dealer,
    filter: 'items-center max-md:justify-center',
    'filter-row': 'justify-center',
    cards: 'gap-x-6 sm:grid-cols-2',
    head: 'text-center',
    text: 'mx-auto text-[1.0625rem]/7',
  },
})
