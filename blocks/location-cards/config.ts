import type { Block } from 'payload'
import { headingField, leadField, locationTypeField } from '@collections/shared/location-fields'

/** The site's locations as cards with hours, phone and links (LOC-02 to LOC-08), optionally beside a map. */
export const locationCardsConfig: Block = {
  slug: 'locationCards',
  interfaceName: 'LocationCardsBlock',
  labels: { singular: 'Location cards', plural: 'Location cards' },
  fields: [headingField(), leadField(), locationTypeField(), { name: 'hasMap', label: 'With a map', type: 'checkbox', defaultValue: true }],
}
