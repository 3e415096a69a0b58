import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  tag: '',
  place: 'text-link',
  pin: '',
  tools: 'bg-tint',
  links: 'text-link',
}

export const sidePanelLooks = defineLooks('side-panel', {
  dealer,
  prestige: {
    ...dealer,
    tag: 'hidden',
    place: 'text-ink',
    pin: 'hidden',
    links: 'text-ink',
  },
  group: {
    ...dealer,
    tools: 'border-y border-line bg-transparent',
  },
  manufacturer: {
    ...dealer,
    links: 'text-ink',
  },
})
