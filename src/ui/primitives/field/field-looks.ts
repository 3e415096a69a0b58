import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  label: 'mb-1.5 text-sm/5 font-strong',
}

export const fieldLooks = defineLooks('field', {
  dealer,
  prestige: {
    label: 'mb-0 text-[0.9375rem]/6 font-normal text-ink-soft',
  },
  group: dealer,
  manufacturer: {
    label: 'mb-2 text-[0.9375rem]/5 font-strong',
  },
})
