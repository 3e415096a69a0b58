import type { LayoutChoices } from '@/domain/tenant/template'

export const layout: LayoutChoices = {
  header: 'directory',
  footer: 'directory',
  card: 'listing',
  filters: 'rail',
  gallery: 'framed',
  sidebar: 'panel',
  searchPanel: 'tabs',
  vehicle: {
    main: ['specifications', 'features', 'comments', 'details', 'finance', 'disclaimer', 'location'],
    aside: ['delivery', 'fuel'],
  },
}
