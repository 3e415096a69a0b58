import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  self: [
    'h-12 rounded-control border border-edge bg-surface md:h-11',
    '[&>label]:rounded-[max(0px,calc(var(--fc-radius-control)-1px))] [&>label]:has-checked:bg-brand-tint [&>label]:has-checked:text-brand',
  ],
}

export const layoutChoiceLooks = defineLooks('layout-choice', {
  dealer,
  prestige: {
    self: [
      'h-16 max-md:border-b max-md:border-line',
      '[&>label]:border-b-2 [&>label]:border-transparent [&>label]:has-checked:border-ink [&>label]:has-checked:text-ink',
    ],
  },
  group: {
    self: [
      'h-12 rounded-control border border-edge bg-surface md:h-11',
      '[&>label]:has-checked:bg-brand [&>label]:has-checked:text-brand-ink',
    ],
  },
  manufacturer: {
    self: [
      'h-12 rounded-pill border border-line bg-surface md:h-11',
      '[&>label]:rounded-pill [&>label]:has-checked:bg-brand-tint [&>label]:has-checked:text-brand',
    ],
  },
})
