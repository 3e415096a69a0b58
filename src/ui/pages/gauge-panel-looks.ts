import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'p-4',
  low: 'bg-[color-mix(in_srgb,var(--fc-star)_14%,var(--fc-surface))]',
  medium: 'bg-brand-tint',
  'label-medium': 'text-brand',
  label: 'font-bold',
  high: 'bg-good-tint',
  line: 'mt-11 h-2.5',
  zones: 'flex',
  hairline: 'hidden',
  flag: '',
  mark: '-top-2 -bottom-1.5 w-0.5 -translate-x-1/2',
  waiting: 'bg-tint',
}

export const gaugePanelLooks = defineLooks('gauge-panel', {
  dealer,
  prestige: {
    frame: 'border-t border-line px-0 py-5',
    low: 'bg-transparent',
    medium: 'bg-transparent',
    'label-medium': 'text-ink',
    label: 'font-medium',
    high: 'bg-transparent',
    line: 'mt-5 h-2',
    zones: 'hidden',
    hairline: 'block',
    flag: 'hidden',
    mark: 'top-1/2 bottom-auto size-3 -translate-x-1/2 -translate-y-1/2 rounded-full',
    waiting: 'bg-transparent',
  },
  group: dealer,
  manufacturer: dealer,
})
