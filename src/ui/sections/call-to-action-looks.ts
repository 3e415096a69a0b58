import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  phone: '',
  text: 'text-lg/7',
}

export const callToActionLooks = defineLooks('call-to-action', {
  dealer,
  prestige: {
    ...dealer,
    phone: 'hidden',
  },
  group: {
    ...dealer,
    text: 'text-base/6',
  },
  manufacturer: dealer,
})
