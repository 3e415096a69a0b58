import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  mark: 'bg-good-tint',
}

export const successLooks = defineLooks('success', {
  dealer,
  prestige: {
    mark: '-ml-2.5 bg-transparent',
  },
  group: dealer,
  manufacturer: dealer,
})
