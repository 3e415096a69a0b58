import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  card: 'border p-4',
  photo: 'aspect-3/2',
}

export const skeletonLooks = defineLooks('skeleton', {
  dealer,
  prestige: {
    card: 'border-0 p-0',
    photo: 'aspect-4/3',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    card: 'border-0 bg-tint/50 p-4',
  },
})
