import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  legend: 'text-sm/5 font-strong',
}

export const fieldSetLooks = defineLooks('field-set', {
  dealer,
  prestige: {
    legend: 'text-[0.9375rem]/6 font-normal text-ink-soft',
  },
  group: dealer,
  manufacturer: dealer,
})
