import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  signs: 'hidden',
  caret: '',
}

export const accordionLooks = defineLooks('accordion', {
  dealer,
  prestige: {
    signs: 'block',
    caret: 'hidden',
  },
  group: {
    signs: 'block',
    caret: 'hidden',
  },
  manufacturer: dealer,
})
