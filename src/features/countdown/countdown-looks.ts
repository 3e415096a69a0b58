import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  figure: 'bg-tint px-3 text-center',
}

export const countdownLooks = defineLooks('countdown', {
  dealer,
  prestige: {
    figure: 'bg-transparent px-0 text-left',
  },
  group: dealer,
  manufacturer: dealer,
})
