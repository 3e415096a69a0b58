import { defineLooks } from '@/ui/theme/looks'

const dealer = {
  text: '',
}

export const galleryTagLooks = defineLooks('gallery-tag', {
  dealer,
  prestige: {
    text: 'inline-block lowercase first-letter:uppercase',
  },
  group: dealer,
  manufacturer: dealer,
})
