import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockExample } from '../types'

export const videoExamples: BlockExample<'video'>[] = [
  {
    name: 'a film with its picture',
    block: {
      blockType: 'video',
      heading: 'A walk around',
      text: 'Two minutes.',
      url: 'https://vimeo.com/76979871',
      title: 'A walk around the car',
      image: EXAMPLE_PICTURES.photo,
    },
  },
  { name: 'a file and nothing else', block: { blockType: 'video', url: '/demo-media/walk.mp4', title: 'The workshop' } },
]
