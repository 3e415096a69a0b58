import type { Block } from 'payload'
import { makeField } from '@collections/shared/models'
import { headingField, leadField } from '@collections/shared/places'

/** The range: every model as a card, with buttons that leave one body, and what is coming in a group of its own (MOD-02 to MOD-10). */
export const modelRangeConfig: Block = {
  slug: 'modelRange',
  interfaceName: 'ModelRangeBlock',
  labels: { singular: 'Model range', plural: 'Model ranges' },
  fields: [headingField({ required: true, defaultValue: 'The range' }), leadField(), makeField('Only models of this make. Empty: all.')],
}
