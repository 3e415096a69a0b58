import { defineLooks } from '@/ui/theme/looks'

export const emptyPanelLooks = defineLooks('empty-panel', {
  dealer: {
    self: 'border bg-surface p-[clamp(16px,10vw-15px,24px)] md:p-10',
  },
  prestige: {
    self: 'border-0 bg-transparent px-0 py-6 md:grid md:grid-cols-[5fr_7fr] md:gap-24',
  },
  group: {
    self: 'border bg-surface p-[clamp(16px,10vw-15px,24px)] md:p-10',
  },
  manufacturer: {
    self: 'border-0 bg-surface p-[clamp(16px,10vw-15px,24px)] md:p-10',
  },
})

export const hintRowLooks = defineLooks('hint-row', {
  dealer: {
    self: '',
  },
  prestige: {
    self: 'md:min-h-21',
  },
  group: {
    self: '',
  },
  manufacturer: {
    self: '',
  },
})
