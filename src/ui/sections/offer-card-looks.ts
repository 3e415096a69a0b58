import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'border bg-surface',
  body: 'p-5 md:p-6',
}

export const offerCardLooks = defineLooks('offer-card', {
  dealer,
  prestige: {
    box: 'border-0 border-t bg-transparent',
    body: ['p-5 md:p-6', 'px-0'],
  },
  group: dealer,
  manufacturer: dealer,
})
