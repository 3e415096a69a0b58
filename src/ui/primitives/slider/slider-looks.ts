import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  thumb: 'size-7 rounded-full border-[3px] border-brand before:-inset-2 forced-colors:border-[ButtonText]',
  bar: 'rounded-t-[2px]',
  'bar-inside': 'bg-link',
  line: 'h-1 bg-line forced-colors:bg-[GrayText]',
  filled: '',
}

export const sliderLooks = defineLooks('slider', {
  dealer,
  prestige: {
    ...dealer,
    thumb: 'size-5 rounded-full border-2 border-ink before:-inset-3',
    bar: 'rounded-none',
    line: 'h-px bg-edge',
    filled: 'h-0.5!',
  },
  group: {
    ...dealer,
    thumb: 'size-5 rounded-none border-[3px] border-brand before:-inset-3 forced-colors:border-[ButtonText]',
    'bar-inside': 'bg-brand',
  },
  manufacturer: dealer,
})
