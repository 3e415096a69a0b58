import { defineLooks } from '@/ui/theme/looks'

export const toolLooks = defineLooks('tool', {
  dealer: {
    self: 'min-h-16 flex-col gap-1 px-1 font-strong hover:bg-tint',
  },
  prestige: {
    self: 'min-h-11 flex-row gap-2 px-0 font-normal underline-offset-6 hover:bg-transparent hover:underline',
  },
  group: {
    self: 'min-h-16 flex-col gap-1 px-1 font-strong hover:bg-tint',
  },
  manufacturer: {
    self: 'min-h-11 flex-row gap-2 px-0 font-strong underline-offset-6 hover:bg-transparent hover:underline',
  },
})

export const sideWaysLooks = defineLooks('side-ways', {
  dealer: {
    self: 'gap-2.5',
  },
  prestige: {
    self: 'gap-3',
  },
  group: {
    self: 'gap-2.5',
  },
  manufacturer: {
    self: 'gap-3',
  },
})

export const waysPairLooks = defineLooks('ways-pair', {
  dealer: {
    self: 'gap-2.5 *:px-2',
  },
  prestige: {
    self: 'gap-3 *:px-2 *:[&>svg]:hidden',
  },
  group: {
    self: 'gap-2.5 *:px-2',
  },
  manufacturer: {
    self: 'gap-2.5 *:px-2',
  },
})

/** The links beside the enquiry in the sticky bar: prestige and manufacturer have only one filled button per view. */
export const stickyWayLooks = defineLooks('sticky-way', {
  dealer: {
    self: '',
  },
  prestige: {
    self: 'border-0 bg-transparent px-2.5 text-ink underline decoration-1 underline-offset-8 hover:bg-transparent hover:text-ink hover:decoration-2',
  },
  group: {
    self: '',
  },
  manufacturer: {
    self: 'border border-edge bg-transparent text-ink hover:border-ink hover:bg-transparent hover:text-ink',
  },
})
