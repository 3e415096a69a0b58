import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  options: '',
  icon: 'inline-grid',
  option: '',
  prefix: 'left-3.5',
  prefixed: 'pl-7',
  sign: 'hidden',
  caret: '',
  'range-end': 'pr-1',
}

export const facetLooks = defineLooks('facet', {
  dealer,
  prestige: {
    ...dealer,
    options: 'max-md:grid max-md:grid-cols-2 max-md:gap-x-5',
    icon: 'hidden',
    prefix: 'left-0',
    prefixed: 'pl-4',
    'range-end': '',
  },
  group: {
    ...dealer,
    option: '-my-1',
    sign: 'block',
    caret: 'hidden',
  },
  manufacturer: {
    ...dealer,
    icon: 'hidden',
    prefix: 'left-5',
    prefixed: 'pl-8',
    'range-end': '',
  },
})
