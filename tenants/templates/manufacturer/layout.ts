import type { LayoutChoices } from '@/domain/tenant/template'

export const layout: LayoutChoices = {
  header: 'gallery',
  footer: 'gallery',
  card: 'studio',
  filters: 'rail',
  gallery: 'framed',
  sidebar: 'column',
  searchPanel: 'row',
  vehicle: {
    main: ['specifications', 'features', 'comments', 'finance', 'disclaimer', 'delivery', 'fuel', 'details', 'location'],
    aside: [],
  },
}
