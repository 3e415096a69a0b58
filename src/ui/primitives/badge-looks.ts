import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  shape: 'rounded-[6px] px-2.5 py-1 text-[0.8125rem]/5 font-bold tracking-wide forced-colors:border',
  plain: 'bg-tint text-ink',
  brand: 'bg-brand text-brand-ink',
  action: 'bg-action text-action-ink',
  good: 'bg-good-tint text-good',
  bad: 'border bg-surface text-bad',
  ink: 'bg-ink text-ground',
}

export const badgeLooks = defineLooks('badge', {
  dealer,
  prestige: {
    shape:
      'rounded-[6px] border-0 bg-transparent p-0 text-sm font-medium tracking-normal text-ink before:size-2 before:shrink-0 before:rounded-full',
    plain: 'before:bg-ink-faint forced-colors:before:bg-[CanvasText]',
    brand: 'before:bg-ink forced-colors:before:bg-[CanvasText]',
    action: 'before:bg-ink forced-colors:before:bg-[CanvasText]',
    good: 'before:bg-good forced-colors:before:bg-[CanvasText]',
    bad: 'before:bg-bad forced-colors:before:bg-[CanvasText]',
    ink: 'before:bg-ink-faint forced-colors:before:bg-[CanvasText]',
  },
  group: {
    ...dealer,
    shape: 'rounded-none px-2.5 py-1 text-[0.8125rem]/5 font-bold tracking-wide forced-colors:border',
  },
  manufacturer: {
    ...dealer,
    shape: 'rounded-pill px-4 py-1 text-[0.8125rem]/5 font-medium tracking-wide forced-colors:border',
  },
})
