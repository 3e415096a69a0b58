import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  base: 'rounded-pill border px-4',
  pressable: '',
  idle: 'border-line bg-surface hover:border-edge',
  selected: 'border-brand bg-brand-tint forced-colors:border-2 forced-colors:border-[Highlight]',
}

export const chipLooks = defineLooks('chip', {
  dealer,
  prestige: {
    base: 'rounded-none border-0 border-b border-ink bg-transparent px-0',
    pressable: 'aria-pressed:border-b-2',
    idle: 'hover:border-edge',
    selected: '',
  },
  group: dealer,
  manufacturer: dealer,
})
