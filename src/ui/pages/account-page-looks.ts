import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  aside: 'bg-tint p-6 md:p-8 lg:p-10',
}

export const accountPageLooks = defineLooks('account-page', {
  dealer,
  prestige: {
    aside: 'border-t-2 border-ink bg-transparent py-6',
  },
  group: {
    aside: 'border-t-2 border-brand bg-tint p-6 md:p-8 lg:p-10',
  },
  manufacturer: dealer,
})
