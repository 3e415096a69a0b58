import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  panel: 'max-lg:px-(--fc-gutter-now) max-lg:pb-8',
  'panel-alone': 'max-lg:pt-7',
}

export const panelStageLooks = defineLooks('panel-stage', {
  dealer,
  prestige: dealer,
  group: {
    ...dealer,
    panel: 'max-lg:p-0',
  },
  manufacturer: dealer,
})
