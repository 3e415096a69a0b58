import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  cell: 'border px-3 font-strong',
  idle: 'border-line bg-surface hover:border-ink',
  current: 'border-brand bg-brand text-brand-ink forced-colors:border-[3px] forced-colors:border-[Highlight]',
  step: 'gap-2',
  nav: '',
  list: 'justify-center',
  position: 'px-2 sm:hidden',
  next: '',
}

export const paginationLooks = defineLooks('pagination', {
  dealer,
  prestige: {
    cell: 'border-0 border-b-2 bg-transparent px-3 font-strong',
    idle: 'border-transparent font-normal hover:border-ink',
    current: 'border-ink text-ink',
    step: 'gap-3 px-0',
    nav: 'border-t border-line pt-6',
    list: 'justify-center max-sm:justify-between',
    position: 'px-0 text-ink-soft sm:mr-auto sm:block',
    next: 'ml-auto',
  },
  group: dealer,
  manufacturer: dealer,
})
