import type { GroupField } from 'payload'
import { FONT_FAMILIES, HEADER_VARIANTS, type HeaderVariant } from '@/domain/tenant/template'
import { colourField } from './colour'

const fonts = FONT_FAMILIES.map((family) => ({ label: family, value: family }))

const HEADER_LABELS: Record<HeaderVariant, string> = {
  yard: 'Dealer: bar of tasks, phone in sight',
  showroom: 'Prestige: quiet, over the picture',
  directory: 'Group: search in the header',
  gallery: 'Manufacturer: models first',
}

/** A site's colours, fonts, radii and header, which override the template's (ADM-15). The panel above previews them and fixes contrast. */
export function themeField(): GroupField {
  return {
    name: 'theme',
    type: 'group',
    label: 'Colours and type',
    admin: {
      description: 'Empty follows the template. A hard-to-read pair (below WCAG AA) is refused and a readable colour suggested.',
    },
    fields: [
      { name: 'panel', type: 'ui', admin: { components: { Field: '@/app/(payload)/fields/theme-field#ThemeField' } } },
      { type: 'row', fields: [colourField('brand', 'Brand'), colourField('brandInk', 'Text on brand')] },
      { type: 'row', fields: [colourField('brandDark', 'Dark brand'), colourField('brandDarkInk', 'Text on dark brand')] },
      { type: 'row', fields: [colourField('action', 'Loud button'), colourField('actionInk', 'Text on loud button')] },
      { type: 'row', fields: [colourField('brandTint', 'Brand tint'), colourField('link', 'Links'), colourField('ink', 'Text')] },
      {
        type: 'row',
        fields: [
          { name: 'display', label: 'Heading face', type: 'select', options: fonts },
          { name: 'text', label: 'Text face', type: 'select', options: fonts },
          {
            name: 'radius',
            label: 'Corners',
            type: 'select',
            options: [
              { label: 'Square', value: 'square' },
              { label: 'Slight', value: 'slight' },
              { label: 'Round', value: 'round' },
            ],
          },
          {
            name: 'header',
            label: 'Header',
            type: 'select',
            options: HEADER_VARIANTS.map((value) => ({ value, label: HEADER_LABELS[value] })),
          },
        ],
      },
    ],
  }
}
