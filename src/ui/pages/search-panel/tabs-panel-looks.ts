import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  tab: 'min-h-14 px-1 text-base/6 after:rounded-t-full max-md:flex-auto md:min-h-15',
  tabs: 'px-4 md:px-6',
  row: 'gap-2',
  'row-wide': 'md:gap-9 md:pl-3',
  box: 'shadow-panel',
}

export const tabsPanelLooks = defineLooks('tabs-panel', {
  dealer,
  prestige: {
    ...dealer,
    tab: 'min-h-14 text-base/6 max-md:flex-1',
    tabs: '',
    row: '',
    'row-wide': '',
  },
  group: {
    tab: 'min-h-14 flex-1 border-l border-line bg-tint px-2 text-[0.9375rem]/5 first-of-type:border-l-0 has-checked:bg-surface',
    tabs: '',
    row: '',
    'row-wide': '',
    box: 'border border-t-4 border-line border-t-action shadow-none',
  },
  manufacturer: {
    ...dealer,
    tab: 'min-h-14 text-base/6 max-md:flex-1',
    tabs: '',
    row: '',
    'row-wide': '',
  },
})
