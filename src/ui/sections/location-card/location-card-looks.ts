import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  chip: 'rounded-control border border-line px-2',
  number: 'mt-0.5 size-6 rounded-pill',
  body: 'p-5',
}

export const locationCardLooks = defineLooks('location-card', {
  dealer,
  prestige: {
    chip: "rounded-control border-0 border-line px-0 not-last:after:content-[',']",
    number: 'mt-0.5 size-6 rounded-control',
    body: 'p-5 px-0',
  },
  group: {
    ...dealer,
    number: 'mt-0.5 size-6 rounded-control',
  },
  manufacturer: {
    ...dealer,
    chip: 'rounded-pill border border-edge px-3',
    number: 'mt-1 size-8 rounded-pill',
  },
})
