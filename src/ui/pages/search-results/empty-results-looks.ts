import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  actions: '',
  ask: '',
  count: 'row-start-2',
  gain: 'font-strong text-good',
  title: 'type-h2',
  'actions-above': 'hidden',
  hints: 'mt-6',
  'actions-below': 'flex',
}

export const emptyResultsLooks = defineLooks('empty-results', {
  dealer,
  prestige: {
    actions: 'flex-col items-start',
    ask: 'border-0! px-0 underline underline-offset-6',
    count: 'col-start-2 row-start-1 text-right',
    gain: 'type-h3 text-ink',
    title: 'type-h2 md:text-[2.75rem]/12',
    'actions-above': 'flex',
    hints: 'mt-6 max-md:mt-8 md:mt-0',
    'actions-below': 'hidden',
  },
  group: dealer,
  manufacturer: dealer,
})
