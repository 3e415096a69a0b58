import { defineLooks } from '@/ui/theme/looks'

const round = '[--thumb-corner:999px] [--thumb-edge:3px_solid_var(--fc-brand)]'
const tall = '[--line:4px] [--thumb:28px]'

export const rangeTrackLooks = defineLooks('range-track', {
  dealer: { self: tall },
  prestige: { self: '[--line:2px] [--thumb:20px]' },
  group: { self: '[--line:4px] [--thumb:20px]' },
  manufacturer: { self: tall },
})

export const rangeBarsLooks = defineLooks('range-bars', {
  dealer: { self: '' },
  prestige: { self: 'hidden' },
  group: { self: 'mx-[10px]' },
  manufacturer: { self: '' },
})

export const rangeThumbLooks = defineLooks('range-thumb', {
  dealer: { self: round },
  prestige: { self: '[--thumb-corner:999px] [--thumb-edge:2px_solid_var(--fc-ink)]' },
  group: { self: '[--thumb-corner:0] [--thumb-edge:3px_solid_var(--fc-brand)]' },
  manufacturer: { self: round },
})
