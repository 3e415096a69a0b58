import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  link: 'underline-offset-4',
}

export const textLinkLooks = defineLooks('text-link', {
  dealer,
  prestige: {
    link: 'underline-offset-[6px]',
  },
  group: dealer,
  manufacturer: dealer,
})
