import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  text: 'text-base/6',
  box: 'border border-line bg-surface p-5',
}

export const reviewCardLooks = defineLooks('review-card', {
  dealer,
  prestige: {
    text: 'font-display text-[1.375rem]/8',
    box: 'border-0 border-t border-edge bg-transparent p-5 px-0',
  },
  group: dealer,
  manufacturer: {
    text: 'text-lg/7',
    box: 'border-0 border-line bg-surface p-7',
  },
})
