import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  head: 'bg-tint',
  today: 'bg-brand-tint font-strong',
}

export const hoursTableLooks = defineLooks('hours-table', {
  dealer,
  prestige: {
    ...dealer,
    head: 'bg-transparent',
    today: 'bg-transparent font-strong',
  },
  group: {
    ...dealer,
    today: 'bg-[color-mix(in_srgb,var(--fc-action)_12%,var(--fc-surface))] font-strong',
  },
  manufacturer: dealer,
})
