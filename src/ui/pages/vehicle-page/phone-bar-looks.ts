import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  bar: 'gap-2 bg-surface px-(--fc-gutter-now) py-3',
  call: '',
  enquire: 'flex-1',
}

export const phoneBarLooks = defineLooks('phone-bar', {
  dealer,
  prestige: {
    bar: 'gap-0 bg-ground p-0',
    call: 'min-h-16 border-0!',
    enquire: 'min-h-16 flex-[1.4]',
  },
  group: dealer,
  manufacturer: dealer,
})
