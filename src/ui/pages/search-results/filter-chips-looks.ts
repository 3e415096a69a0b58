import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  list: 'gap-2',
  chip: '',
  'clear-cell': '',
  clear: 'text-link underline-offset-4',
}

export const filterChipsLooks = defineLooks('filter-chips', {
  dealer,
  prestige: {
    list: 'gap-x-7 gap-y-0',
    chip: '[&>a]:border-b-0 [&>a]:font-normal! [&>a:hover]:underline [&>a:hover]:underline-offset-6',
    'clear-cell': 'ml-auto',
    clear: 'text-ink underline-offset-6',
  },
  group: dealer,
  manufacturer: dealer,
})
