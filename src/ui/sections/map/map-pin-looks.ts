import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  chosen: 'fill-brand [--pin-ink:var(--fc-brand-ink)]',
  idle: 'fill-surface stroke-brand [--pin-ink:var(--fc-brand)]',
  circle: '',
  flag: 'hidden',
  number: '',
  marker: 'rounded-pill',
}

export const mapPinLooks = defineLooks('map-pin', {
  dealer,
  prestige: {
    ...dealer,
    marker: 'rounded-none',
  },
  group: {
    chosen: 'fill-action [--pin-ink:var(--fc-action-ink)]',
    idle: 'fill-brand stroke-surface [--pin-ink:var(--fc-brand-ink)]',
    circle: 'hidden',
    flag: 'inline',
    number: '-translate-y-[19px]',
    marker: 'rounded-control',
  },
  manufacturer: dealer,
})
