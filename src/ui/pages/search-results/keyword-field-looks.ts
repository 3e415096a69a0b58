import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  box: 'md:min-w-28 md:shrink md:basis-56',
  icon: 'left-3.5 max-[359px]:hidden',
}

export const keywordFieldLooks = defineLooks('keyword-field', {
  dealer,
  prestige: {
    box: 'md:w-40 md:grow-0',
    icon: 'left-3.5 max-md:left-0',
  },
  group: dealer,
  manufacturer: dealer,
})
