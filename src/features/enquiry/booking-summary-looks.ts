import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  photo: 'px-5',
  head: 'px-6',
  box: 'border border-line bg-surface',
  facts: 'px-6 pb-4',
}

export const bookingSummaryLooks = defineLooks('booking-summary', {
  dealer,
  prestige: {
    photo: 'px-0',
    head: 'px-0',
    box: 'border-0 border-t-2 border-ink bg-transparent',
    facts: 'px-0 pb-4',
  },
  group: {
    ...dealer,
    box: 'border border-t-2 border-line border-t-brand bg-surface',
  },
  manufacturer: {
    ...dealer,
    head: 'px-8',
    box: 'border-0 border-line bg-surface',
    facts: 'px-8 pb-6',
  },
})
