import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  pill: 'rounded-pill',
}

export const modelLabelLooks = defineLooks('model-label', {
  dealer,
  prestige: {
    pill: 'rounded-none',
  },
  group: {
    pill: 'rounded-none',
  },
  manufacturer: dealer,
})
