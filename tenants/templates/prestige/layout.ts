import type { LayoutChoices } from '@/domain/tenant/template'

export const layout: LayoutChoices = {
  header: 'showroom',
  footer: 'showroom',
  card: 'plate',
  filters: 'bar',
  gallery: 'stage',
  sidebar: 'column',
  searchPanel: 'sentence',
  vehicle: {
    main: ['specifications', 'features', 'comments', 'details', 'finance', 'disclaimer', 'delivery', 'fuel', 'location'],
    aside: [],
  },
}
