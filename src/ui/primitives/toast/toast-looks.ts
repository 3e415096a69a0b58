import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  viewport: 'inset-x-4 bottom-4 sm:left-auto sm:w-[440px] md:right-6 md:bottom-6',
  slab: 'rounded-card pl-4 forced-colors:border',
  mark: 'grid',
  link: 'text-action hover:underline',
}

export const toastLooks = defineLooks('toast', {
  dealer,
  prestige: {
    viewport: 'inset-x-0 bottom-0 sm:right-0 sm:left-0 sm:w-[600px] md:bottom-10',
    slab: 'rounded-card border border-line/40 pl-8',
    mark: 'hidden',
    link: 'text-ground underline hover:underline',
  },
  group: {
    ...dealer,
    slab: 'rounded-card border-l-4 border-action pl-4 forced-colors:border forced-colors:border-l-4',
  },
  manufacturer: {
    ...dealer,
    link: 'text-ground underline hover:underline',
  },
})
