import type { Block } from 'payload'
import { makeField } from '@collections/shared/models'
import { headingField, leadField } from '@collections/shared/location-fields'

/** All models as cards, with buttons to filter by body and a group of upcoming models (MOD-02 to MOD-10). */
export const modelRangeConfig: Block = {
  slug: 'modelRange',
  interfaceName: 'ModelRangeBlock',
  labels: { singular: 'Model range', plural: 'Model ranges' },
  fields: [headingField({ required: true, defaultValue: 'The range' }), leadField(), makeField('Only models of this make. Empty: all.')],
}
