import type { Field } from 'payload'
import { countPhotos } from '@/domain/vehicle/gallery/count-photos'

/** Pictures, spin, video and comments (CAR-04). Feeds supply pictures as addresses, so addresses are stored. */
export const mediaFields: Field[] = [
  { name: 'primary_image_url', type: 'text' },
  {
    name: 'photos_count',
    type: 'number',
    defaultValue: 0,
    min: 0,
    admin: { readOnly: true, description: 'Counted from the pictures when the car is saved; videos don’t count.' },
    hooks: { beforeChange: [({ data, originalDoc }) => countPhotos(data?.images === undefined ? originalDoc?.images : data.images)] },
  },
  {
    name: 'images',
    type: 'json',
    defaultValue: [],
    admin: { description: '[{ "image": { "url", "thumb": { "url" } }, "isVideo": false }]' },
  },
  { name: 'thumbnails', type: 'json', defaultValue: [] },
  {
    type: 'row',
    fields: [
      { name: 'video_url', type: 'text' },
      { name: 'external_video_url', type: 'text' },
    ],
  },
  { name: 'spin_images', type: 'json', defaultValue: [] },
  {
    type: 'row',
    fields: [
      { name: 'spin_code', type: 'text' },
      { name: 'spin_interior_image', type: 'text' },
    ],
  },
  { name: 'hotspots', type: 'json' },
  { name: 'dealercomments', type: 'textarea' },
  { name: 'file', label: 'History report', type: 'text' },
]
