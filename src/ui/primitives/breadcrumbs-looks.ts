import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  step: 'inline-flex gap-2',
  away: '',
  list: 'gap-x-2 text-[0.9375rem]/5',
  link: 'underline',
}

export const breadcrumbsLooks = defineLooks('breadcrumbs', {
  dealer,
  prestige: {
    step: 'inline-flex gap-3',
    away: 'max-md:hidden',
    list: 'gap-x-3 text-sm/5',
    link: 'no-underline',
  },
  group: dealer,
  manufacturer: dealer,
})
