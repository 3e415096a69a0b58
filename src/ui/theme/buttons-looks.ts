import { defineLooks } from '@/ui/theme/looks'

export const railBtnLooks = defineLooks('rail-btn', {
  dealer: {
    self: 'rounded-pill',
  },
  prestige: {
    self: '',
  },
  group: {
    self: '',
  },
  manufacturer: {
    self: 'rounded-pill',
  },
})

/** The padding of a large button shrinks with the screen, so that large text still fits on a phone. */
export const btnLooks = defineLooks('btn', {
  dealer: {
    action: 'rounded-control',
    brand: 'rounded-control',
    quiet: 'rounded-control',
    outline: 'rounded-control border-[1.5px] border-edge bg-surface text-ink hover:border-ink',
    text: 'text-link underline-offset-4',
    small: 'px-4',
    medium: 'px-5',
    large: 'min-h-13 px-[min(1.75rem,10vw)] text-lg/6',
  },
  prestige: {
    action: 'rounded-control',
    brand: 'rounded-control',
    quiet: 'rounded-control',
    outline: 'rounded-control border border-ink bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-ground',
    text: 'text-ink underline-offset-8',
    small: 'px-6',
    medium: 'px-7',
    large: 'min-h-14 px-[min(2rem,10vw)] text-base/6',
  },
  group: {
    action: 'rounded-control',
    brand: 'rounded-control',
    quiet: 'rounded-control',
    outline: 'rounded-control border-[1.5px] border-brand bg-surface text-brand hover:border-ink hover:bg-tint',
    text: 'text-link underline-offset-4',
    small: 'px-4',
    medium: 'px-5',
    large: 'min-h-13 px-[min(1.5rem,10vw)] text-[1.0625rem]/6',
  },
  manufacturer: {
    action: 'rounded-pill',
    brand: 'rounded-pill',
    quiet: 'rounded-pill',
    outline: 'rounded-pill border-[1.5px] border-edge bg-surface text-ink hover:border-ink',
    text: 'text-ink underline-offset-8',
    small: 'px-6',
    medium: 'px-7',
    large: 'min-h-14 px-[min(2rem,10vw)] text-[1.0625rem]/6',
  },
})

export const wayOutLooks = defineLooks('way-out', {
  dealer: {
    self: 'row-span-2 row-start-1',
  },
  prestige: {
    self: 'row-span-1 row-start-2 justify-self-end bg-transparent px-0 underline decoration-1 underline-offset-6 hover:bg-transparent hover:decoration-2',
  },
  group: {
    self: 'row-span-2 row-start-1',
  },
  manufacturer: {
    self: 'row-span-2 row-start-1',
  },
})
