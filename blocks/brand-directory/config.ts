import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/location-fields'

/** All brands in stock; on a group's site in sections with links to them (BRD-01, BRD-02). */
export const brandDirectoryConfig: Block = {
  slug: 'brandDirectory',
  interfaceName: 'BrandDirectoryBlock',
  labels: { singular: 'Brand directory', plural: 'Brand directories' },
  fields: [headingField({ required: true, defaultValue: 'Every brand we sell' }), leadField()],
}
