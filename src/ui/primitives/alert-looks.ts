import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'rounded-control border-l-4 px-4 py-3.5 forced-colors:border',
  bad: 'bg-bad-tint',
  good: 'bg-good-tint',
  title: 'font-bold',
  'title-bad': '',
  problem: 'text-ink',
}

export const alertLooks = defineLooks('alert', {
  dealer,
  prestige: {
    ...dealer,
    box: 'rounded-control border px-5 py-4',
    bad: 'bg-transparent',
    good: 'bg-transparent',
    title: 'font-medium',
    'title-bad': 'text-bad',
  },
  group: dealer,
  manufacturer: {
    ...dealer,
    box: 'rounded-[20px] border-0 p-6',
    bad: 'bg-bad-tint text-bad',
    problem: 'text-bad',
  },
})
