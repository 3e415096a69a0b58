import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  top: 'gap-2',
  'sort-label': 'max-lg:sr-only',
  sort: 'md:min-w-52',
  caret: 'right-3',
}

export const resultsToolbarLooks = defineLooks('results-toolbar', {
  dealer,
  prestige: {
    top: 'gap-0 md:gap-2',
    'sort-label': 'sr-only',
    sort: 'md:min-w-0',
    caret: 'right-0 md:right-3',
  },
  group: dealer,
  manufacturer: dealer,
})
