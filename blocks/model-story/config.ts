import type { Block } from 'payload'
import { figuresField } from '@collections/shared/appearance'
import { modelField } from '@collections/shared/models'

/** What the manufacturer says of a model (MOD-06), with figures if there are any. */
export const modelStoryConfig: Block = {
  slug: 'modelStory',
  interfaceName: 'ModelStoryBlock',
  labels: { singular: 'Model story', plural: 'Model stories' },
  fields: [
    modelField(),
    { name: 'heading', type: 'textarea', maxLength: 200, admin: { description: 'Empty: the short description of the model.' } },
    figuresField('"610 km" and "WLTP range, Long Range AWD".'),
    {
      name: 'hasStories',
      label: 'With the manufacturer’s descriptions',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'They stand at the model itself, under Models.' },
    },
  ],
}
