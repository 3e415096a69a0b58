import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'w-full sm:w-[480px]',
  end: '',
  start: '',
}

export const drawerLooks = defineLooks('drawer', {
  dealer,
  prestige: {
    ...dealer,
    frame: 'w-full sm:w-[640px]',
  },
  group: {
    ...dealer,
    frame: 'w-full border-t-4 border-action sm:w-[480px]',
  },
  manufacturer: {
    ...dealer,
    end: 'rounded-l-panel',
    start: 'rounded-r-panel',
  },
})
