import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  step: 'border-t-4 pt-2.5',
}

export const formStepsLooks = defineLooks('form-steps', {
  dealer,
  prestige: {
    step: 'border-t-2 pt-2.5',
  },
  group: dealer,
  manufacturer: {
    step: 'border-t-2 pt-3',
  },
})
