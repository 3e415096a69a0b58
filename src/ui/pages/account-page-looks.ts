import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  aside: 'bg-tint p-6 md:p-8',
}

export const accountPageLooks = defineLooks('account-page', {
  dealer,
  prestige: {
    aside: ['border-t-2 border-ink bg-transparent p-6 md:p-8', 'px-0'],
  },
  group: dealer,
  manufacturer: dealer,
})
