import type { Block } from 'payload'
import { linkField } from '@collections/shared/link'
import { modelField } from '@collections/shared/models'
import { headingField } from '@collections/shared/location-fields'

/** Hero of a model's page: name, picture, label and price above the page's links (MOD-06 to MOD-10). */
export const modelHeroConfig: Block = {
  slug: 'modelHero',
  interfaceName: 'ModelHeroBlock',
  labels: { singular: 'Model stage', plural: 'Model stages' },
  fields: [
    modelField(),
    { ...headingField(), admin: { description: 'Empty: the name of the model.' } },
    { name: 'text', type: 'textarea', maxLength: 160, admin: { description: 'Empty: its body types.' } },
    linkField('link', 'First button; empty goes to the cars in stock'),
  ],
}
