import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  arrow: 'size-13 rounded-full',
  counter: 'rounded-control',
  thumb: 'rounded-card',
  modes: 'rounded-control',
  mode: 'rounded-[max(0px,calc(var(--fc-radius-control)-2px))] max-[380px]:[&>svg]:hidden',
  tools: 'rounded-control',
}

export const galleryLooks = defineLooks('gallery', {
  dealer,
  prestige: dealer,
  group: {
    ...dealer,
    arrow: 'size-12 rounded-control',
  },
  manufacturer: {
    ...dealer,
    counter: 'rounded-pill',
    thumb: 'rounded-[14px]',
    modes: 'rounded-pill',
    mode: 'rounded-pill max-md:[&>svg]:hidden',
    tools: 'rounded-pill',
  },
})
