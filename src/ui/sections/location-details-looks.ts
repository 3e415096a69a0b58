import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  panel: 'border border-line bg-surface',
  'panel-head': 'border-b px-4 py-2.5 sm:px-5',
  'panel-body': 'px-4 py-3 sm:px-5',
  'panel-table': '',
  side: 'gap-4',
  columns: 'gap-x-10',
  'place-head': '',
}

export const locationDetailsLooks = defineLooks('location-details', {
  dealer,
  prestige: {
    ...dealer,
    panel: 'border-0 border-t-2 border-ink bg-transparent',
    'panel-head': 'border-b px-0 py-2.5',
    'panel-body': 'px-0 py-3',
    side: 'gap-10',
    columns: 'gap-x-20',
  },
  group: {
    ...dealer,
    'place-head': 'border-b-2 border-brand',
  },
  manufacturer: {
    ...dealer,
    panel: 'border-0 border-line bg-surface',
    'panel-head': 'border-b-0 px-4 py-2.5 pt-5 sm:px-5',
    'panel-body': 'px-4 py-3 pb-5 sm:px-5',
    'panel-table': 'pb-4',
  },
})
