import type { Block } from 'payload'
import { figuresField } from '@collections/shared/appearance'
import { modelField } from '@collections/shared/models'

/** The manufacturer's texts about a model (MOD-06), with optional figures. */
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
      admin: { description: 'They are part of the model, under Models.' },
    },
  ],
}
