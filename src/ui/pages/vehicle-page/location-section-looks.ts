import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  note: 'bg-brand-tint text-brand',
  picture: 'aspect-2/1 md:aspect-auto',
  box: 'border bg-surface',
  'box-split': 'md:grid-cols-2',
  body: 'p-6 md:p-8',
  'body-alone': '',
}

export const locationSectionLooks = defineLooks('location-section', {
  dealer,
  prestige: {
    note: 'border border-line bg-transparent text-ink',
    picture: 'aspect-2/1 md:aspect-21/9',
    box: 'border-0 bg-transparent',
    'box-split': 'md:grid-cols-1',
    body: ['p-6 md:p-8', 'px-0 pb-0'],
    'body-alone': 'pt-0',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    box: 'border-0 bg-surface',
  },
})
