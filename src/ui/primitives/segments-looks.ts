import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  segment: 'grow px-3 font-strong has-checked:bg-surface has-checked:text-brand',
  track: 'gap-1 bg-tint p-1 forced-colors:border',
}

export const segmentsLooks = defineLooks('segments', {
  dealer,
  prestige: {
    segment:
      'grow-0 border-b-2 border-transparent px-0 font-normal text-ink-soft has-checked:border-ink has-checked:bg-transparent has-checked:font-medium has-checked:text-ink',
    track: 'gap-1 gap-x-6 bg-transparent p-0 forced-colors:border-0',
  },
  group: {
    ...dealer,
    segment: 'grow px-3 font-strong has-checked:bg-brand has-checked:text-brand-ink',
  },
  manufacturer: dealer,
})
