import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  sheet: 'max-md:bg-surface md:bg-transparent',
  'full-sheet': '',
  title: 'type-h3',
  foot: 'gap-2 bg-surface px-(--fc-gutter-now) py-3',
  clear: '',
  show: '',
  'rail-head': 'hidden',
  group: 'px-(--fc-gutter-now) md:px-4',
  rail: 'md:border md:bg-surface',
}

export const filterFormLooks = defineLooks('filter-form', {
  dealer,
  prestige: {
    ...dealer,
    'full-sheet': 'max-md:bg-ground',
    title: ['py-2 type-h3', 'text-[2rem]/10 font-light'],
    foot: 'gap-0 bg-ground p-0',
    clear: 'min-h-18 w-36 border-0! px-4',
    show: 'min-h-18',
  },
  group: {
    ...dealer,
    'rail-head': 'hidden md:flex',
  },
  manufacturer: {
    ...dealer,
    group: 'px-(--fc-gutter-now) md:px-0',
    rail: 'md:border-0 md:bg-transparent',
  },
})
