import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  ground: 'bg-tint',
}

export const modelColoursLooks = defineLooks('model-colours', {
  dealer,
  prestige: {
    ground: 'bg-surface',
  },
  group: dealer,
  manufacturer: {
    ground: 'bg-surface',
  },
})
