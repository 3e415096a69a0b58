import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  list: 'gap-1 rounded-control bg-tint p-1 forced-colors:border',
  tab: 'grow rounded-[max(0px,calc(var(--fc-radius-control)-2px))] px-5 data-active:bg-surface data-active:text-brand data-active:shadow-card',
}

export const tabsLooks = defineLooks('tabs', {
  dealer,
  prestige: {
    list: 'gap-8 border-b border-line forced-colors:border',
    tab: '-mb-px border-b-2 border-transparent px-0 text-ink-soft hover:text-ink data-active:border-ink data-active:text-ink',
  },
  group: {
    list: 'gap-0 border-b-2 border-brand forced-colors:border forced-colors:border-b-2',
    tab: 'px-5 text-brand hover:bg-tint data-active:bg-brand data-active:text-brand-ink data-active:hover:bg-brand',
  },
  manufacturer: {
    list: 'gap-2 forced-colors:border',
    tab: 'rounded-pill border border-edge px-5 hover:border-ink data-active:border-brand data-active:bg-brand data-active:text-brand-ink',
  },
})
