import type { CardVariant } from '@/domain/tenant/template'

/** The classes in which the results of the four looks differ. Layout and behaviour are the same. */
export type ResultsLook = {
  /** Columns and rows of the grid. */
  grid: string
  /** The classes of the first cell of a full grid, and of the other cells that span two columns. '' for a grid of equal cells. */
  first: string
  featured: string
  /** The width of a card when there are too few cards for a row (SRP-11). */
  few: string
  select: string
  filterButton: string
  /** The classes of the keyword field. */
  keyword: string
  toolbar: string
}

const SELECT = 'h-11 w-full appearance-none truncate bg-transparent pr-9 text-[0.9375rem]/5 font-medium'

const BOXED_KEYWORD = 'rounded-control border border-edge bg-surface pr-3 pl-11 max-[359px]:pl-3'

export const RESULTS_LOOKS: Record<CardVariant, ResultsLook> = {
  boxed: {
    grid: 'grid grid-cols-1 gap-cards sm:grid-cols-2 lg:grid-cols-3',
    first: '',
    featured: '',
    few: 'w-full sm:max-w-[320px]',
    select: `${SELECT} rounded-control border border-edge bg-surface pl-3.5 max-md:h-12`,
    filterButton: 'rounded-control bg-brand font-semibold text-brand-ink',
    keyword: `${BOXED_KEYWORD} md:h-11`,
    toolbar: '',
  },
  plate: {
    grid: 'grid grid-cols-1 gap-x-(--fc-gap-now) gap-y-16 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-18',
    first: 'sm:col-span-2',
    featured: 'lg:col-span-2',
    few: 'w-full sm:max-w-[416px]',
    select: `${SELECT} pl-3.5 max-md:h-16 max-md:font-normal md:h-16 md:w-auto md:pr-9 md:pl-4 md:[field-sizing:content]`,
    keyword: 'bg-transparent pl-8 max-md:h-16 max-md:border-b max-md:border-line md:h-16 md:pl-10',
    filterButton: 'justify-start! border-r border-line text-[0.9375rem]/5 min-h-16',
    toolbar: 'max-md:gap-0 max-md:border-y max-md:border-line',
  },
  listing: {
    grid: 'grid grid-cols-1 gap-cards sm:grid-cols-2 lg:grid-cols-3',
    first: '',
    featured: '',
    few: 'w-full sm:max-w-[326px]',
    select: `${SELECT} rounded-control border border-edge bg-surface pl-3 max-md:h-12`,
    filterButton: 'rounded-control bg-brand font-semibold text-brand-ink',
    keyword: `${BOXED_KEYWORD} md:h-11`,
    toolbar: '',
  },
  studio: {
    grid: 'grid grid-cols-1 gap-x-(--fc-gap-now) gap-y-14 sm:grid-cols-2',
    first: '',
    featured: '',
    few: 'w-full sm:max-w-[560px]',
    select: `${SELECT} rounded-pill border border-line bg-surface pl-5 max-md:pl-3.5`,
    filterButton: 'rounded-pill bg-brand font-medium text-brand-ink',
    keyword: 'rounded-pill border border-line bg-surface pr-4 pl-11 max-[359px]:pl-4 md:h-11',
    toolbar: '',
  },
}
