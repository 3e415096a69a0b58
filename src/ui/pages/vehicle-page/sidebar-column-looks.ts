import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  group: 'border-t py-5',
  'quiet-link': '',
  note: 'text-base/6',
  price: 'text-[min(2.75rem,54px)]/13 md:text-[3.25rem]/15',
  actions: 'sm:max-md:border-t-0',
  box: 'border-t-2 pt-4',
  tools: 'border-t',
}

export const sidebarColumnLooks = defineLooks('sidebar-column', {
  dealer,
  prestige: {
    ...dealer,
    note: 'text-[0.9375rem]/6',
    actions: 'border-t',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    group: 'border-t-0 py-3',
    'quiet-link': 'text-ink',
    price: 'text-[min(2.75rem,54px)]/13 md:text-5xl/14',
    box: 'border-t-0 pt-0',
    tools: 'border-t-0',
  },
})
