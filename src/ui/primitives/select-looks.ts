import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  control: 'pr-11!',
  caret: 'right-3.5',
}

export const selectLooks = defineLooks('select', {
  dealer,
  prestige: {
    control: 'pr-8!',
    caret: 'right-0',
  },
  group: dealer,
  manufacturer: dealer,
})
