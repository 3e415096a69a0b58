import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  title: 'type-h2',
}

export const modelCardLooks = defineLooks('model-card', {
  dealer,
  prestige: dealer,
  group: dealer,
  manufacturer: {
    title: 'type-h2 md:text-[2.125rem]/[2.75rem]',
  },
})
