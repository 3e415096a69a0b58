import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  name: 'font-bold',
  button: 'rounded-control',
}

export const modelStageLooks = defineLooks('model-stage', {
  dealer,
  prestige: {
    name: 'font-light',
    button: 'rounded-none',
  },
  group: dealer,
  manufacturer: {
    name: 'font-light',
    button: 'rounded-pill',
  },
})
