import type { Field, FieldHook } from 'payload'
import { readChangedPhotos } from '@/domain/vehicle/editing/picture-list'
import { countPhotos } from '@/domain/vehicle/gallery/count-photos'

const PICTURES = '@/features/car-pictures/pictures-field#PicturesField'

const primaryOf: FieldHook = ({ data, originalDoc, value }) => {
  const changed = readChangedPhotos(data, originalDoc)
  return changed ? changed.primaryImageUrl : value
}
const thumbnailsOf: FieldHook = ({ data, originalDoc, value }) => readChangedPhotos(data, originalDoc)?.thumbnails ?? value

/** Pictures, spin, video and comments (CAR-04). Feeds supply pictures as addresses, so addresses are stored. */
export const mediaFields: Field[] = [
  {
    name: 'primary_image_url',
    type: 'text',
    admin: { hidden: true },
    hooks: { beforeChange: [primaryOf] },
  },
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
    label: 'Photos',
    type: 'json',
    defaultValue: [],
    admin: {
      description: 'The first photo is the one in results and links. Drag a photo, or press Space on it and use the arrow keys.',
      components: { Field: PICTURES },
    },
  },
  {
    name: 'thumbnails',
    type: 'json',
    defaultValue: [],
    admin: { hidden: true },
    hooks: { beforeChange: [thumbnailsOf] },
  },
  {
    type: 'row',
    fields: [
      { name: 'video_url', type: 'text' },
      { name: 'external_video_url', type: 'text' },
    ],
  },
  {
    name: 'spin_images',
    type: 'json',
    defaultValue: [],
    admin: { description: 'The images of one turn, in order.', components: { Field: PICTURES } },
  },
  { name: 'spin_code', type: 'text', admin: { description: 'The embed code of a spin service; used when there are no spin images.' } },
  {
    name: 'spin_interior_image',
    label: 'Interior picture',
    type: 'text',
    admin: {
      description: 'One panoramic picture of the interior.',
      components: { Field: '@/features/car-pictures/single-picture-field#SinglePictureField' },
    },
  },
  {
    name: 'hotspots',
    type: 'json',
    admin: {
      description: 'Click on a picture to place a hotspot, then say what it shows. Without a text it is not shown.',
      components: { Field: '@/features/car-pictures/hotspots-field#HotspotsField' },
    },
  },
  { name: 'dealercomments', type: 'textarea' },
  { name: 'file', label: 'History report', type: 'text' },
]
