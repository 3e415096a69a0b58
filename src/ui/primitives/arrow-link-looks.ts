import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'gap-2.5',
  label: 'pb-0.5',
}

export const arrowLinkLooks = defineLooks('arrow-link', {
  dealer,
  prestige: {
    box: 'gap-3',
    label: 'pb-1',
  },
  group: dealer,
  manufacturer: {
    box: 'gap-3',
    label: 'pb-1',
  },
})
