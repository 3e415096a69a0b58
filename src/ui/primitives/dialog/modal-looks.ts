import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'bg-surface forced-colors:border-2',
  head: 'pr-2 pl-5 md:pl-8',
  title: 'text-xl/7 font-strong',
  body: 'px-5 md:px-8',
  foot: 'px-5 md:px-8',
}

export const modalLooks = defineLooks('modal', {
  dealer,
  prestige: {
    frame: 'bg-ground forced-colors:border-2',
    head: 'pr-2 pl-5 md:pr-10 md:pl-14',
    title: 'type-h3',
    body: 'px-5 md:px-14',
    foot: 'px-5 md:px-14',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    title: 'type-h3',
  },
})
