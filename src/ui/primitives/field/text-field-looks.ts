import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  prefixed: 'pl-8',
  prefix: 'left-3.5',
}

export const textFieldLooks = defineLooks('text-field', {
  dealer,
  prestige: {
    prefixed: 'pl-6',
    prefix: 'left-0',
  },
  group: dealer,
  manufacturer: {
    prefixed: 'pl-9',
    prefix: 'left-5',
  },
})
