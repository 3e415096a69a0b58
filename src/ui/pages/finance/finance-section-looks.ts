import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'bg-tint p-4 sm:p-7',
}

export const financeSectionLooks = defineLooks('finance-section', {
  dealer,
  prestige: {
    box: 'bg-transparent p-0',
  },
  group: {
    box: 'border border-line bg-tint p-4 sm:p-7',
  },
  manufacturer: dealer,
})
