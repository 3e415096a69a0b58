import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  name: 'text-lg/6 font-bold',
  ground: '',
  head: 'border-b border-line',
  tiles: 'gap-2 *:m-0 *:overflow-hidden *:rounded-card',
}

export const brandDirectoryLooks = defineLooks('brand-directory', {
  dealer,
  prestige: {
    ...dealer,
    name: 'font-display text-2xl/7 font-light tracking-tight',
    tiles: '*:-mt-px *:-ml-px',
  },
  group: {
    ...dealer,
    ground: 'bg-brand-tint',
    head: 'border-b-2 border-brand',
    tiles: '*:-mt-px *:-ml-px',
  },
  manufacturer: dealer,
})
