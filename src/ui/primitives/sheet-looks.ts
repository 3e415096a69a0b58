import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  frame: 'h-auto max-h-[calc(100dvh-56px)]',
}

export const sheetLooks = defineLooks('sheet', {
  dealer,
  prestige: {
    frame: 'h-auto max-h-[calc(100dvh-56px)] max-md:h-dvh max-md:max-h-none',
  },
  group: {
    frame: 'h-auto max-h-[calc(100dvh-56px)] border-t-4 border-action',
  },
  manufacturer: dealer,
})
