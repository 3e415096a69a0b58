import type { LayoutChoices } from '@/domain/tenant/template'

export const layout: LayoutChoices = {
  header: 'yard',
  footer: 'yard',
  card: 'boxed',
  filters: 'rail',
  gallery: 'framed',
  sidebar: 'panel',
  searchPanel: 'tabs',
  vehicle: {
    main: ['specifications', 'features', 'comments', 'finance', 'disclaimer', 'details', 'location'],
    aside: ['delivery', 'fuel'],
  },
}
