import type { Block } from 'payload'
import { makeField } from '@collections/shared/models'
import { headingField, leadField } from '@collections/shared/location-fields'

/** Header of a brand's page: logo, name, and vehicles by type (BRD-03). */
export const brandOverviewConfig: Block = {
  slug: 'brandOverview',
  interfaceName: 'BrandOverviewBlock',
  labels: { singular: 'Brand overview', plural: 'Brand overviews' },
  fields: [
    makeField('Empty: the brand that the page is about, else the one with the most cars.'),
    { ...headingField(), admin: { description: 'Empty: the name of the brand.' } },
    leadField(),
  ],
}
