import type { Block } from 'payload'
import { pictureField } from '@collections/shared/appearance'
import { headingField, leadField } from '@collections/shared/location-fields'
import { halfTypedAddress } from '@collections/shared/link'
import { explainBadVideo } from '@/domain/text/embed'

/** A video behind its poster. Nothing is requested from another company before the visitor presses play. */
export const videoConfig: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Video', plural: 'Videos' },
  fields: [
    headingField(),
    leadField(),
    {
      name: 'url',
      label: 'Address of the video',
      type: 'text',
      required: true,
      maxLength: 500,
      admin: { description: 'Of YouTube or Vimeo, or a file that ends in .mp4 or .webm.' },
      custom: halfTypedAddress,
      validate: (value: string | null | undefined) => explainBadVideo(value) ?? true,
    },
    { name: 'title', label: 'What the video shows', type: 'text', required: true, maxLength: 120 },
    pictureField('The picture before it plays, 16:9.'),
  ],
}
