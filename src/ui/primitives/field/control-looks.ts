import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  base: 'rounded-control border-[1.5px] bg-surface px-3.5 text-base/6',
  wrong: 'shadow-[inset_0_0_0_1px_var(--fc-bad)] forced-colors:border-[3px]',
  height: 'h-13',
}

export const controlLooks = defineLooks('control', {
  dealer,
  prestige: {
    ...dealer,
    base: 'rounded-control border-0 border-b bg-transparent px-0 text-xl/7',
    wrong: 'border-b-2 shadow-none',
  },
  group: {
    base: 'rounded-control border bg-surface px-3.5 text-base/6',
    wrong: 'shadow-[inset_0_0_0_1px_var(--fc-bad)]',
    height: 'h-11',
  },
  manufacturer: {
    base: 'rounded-[16px] border bg-surface px-5 text-base/6',
    wrong: 'bg-[color-mix(in_srgb,var(--fc-bad-tint)_50%,var(--fc-surface))] shadow-[inset_0_0_0_1px_var(--fc-bad)]',
    height: 'h-15',
  },
})
