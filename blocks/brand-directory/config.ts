import type { Block } from 'payload'
import { headingField, leadField } from '@collections/shared/places'

/** Every brand in stock, by sections with links to them on a group's site (BRD-01, BRD-02). */
export const brandDirectoryConfig: Block = {
  slug: 'brandDirectory',
  interfaceName: 'BrandDirectoryBlock',
  labels: { singular: 'Brand directory', plural: 'Brand directories' },
  fields: [headingField({ required: true, defaultValue: 'Every brand we sell' }), leadField()],
}
