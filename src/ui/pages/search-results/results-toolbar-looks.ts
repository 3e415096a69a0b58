import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  'sort-label': 'max-md:sr-only',
  sort: 'md:min-w-52',
  caret: 'right-3',
}

export const resultsToolbarLooks = defineLooks('results-toolbar', {
  dealer,
  prestige: {
    'sort-label': 'sr-only',
    sort: 'md:min-w-0',
    caret: 'right-0 md:right-3',
  },
  group: dealer,
  manufacturer: dealer,
})
