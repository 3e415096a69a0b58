import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  head: 'bg-tint',
  tight: 'px-[6px] sm:px-3',
  roomy: 'px-[16px]',
  start: '',
  end: '',
  today: 'bg-brand-tint',
}

export const hoursTableLooks = defineLooks('hours-table', {
  dealer,
  prestige: {
    ...dealer,
    head: 'bg-transparent',
    start: 'pl-0',
    end: 'last:pr-0',
    today: 'bg-transparent',
  },
  group: {
    ...dealer,
    today: 'bg-[color-mix(in_srgb,var(--fc-action)_12%,var(--fc-surface))]',
  },
  manufacturer: dealer,
})
