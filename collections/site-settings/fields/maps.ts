import type { GroupField } from 'payload'
import { explainBadPicture, explainBadTiles } from '@/domain/geo/map-address'

/** Source of the site's maps (LOC-13). Without an address the platform draws its own map and sends no requests. */
export function mapsField(): GroupField {
  return {
    name: 'maps',
    type: 'group',
    label: 'Map service',
    admin: { description: 'Empty: the platform draws the maps and contacts no other company.' },
    fields: [
      {
        name: 'tiles_url',
        label: 'Address of map tiles',
        type: 'text',
        maxLength: 500,
        admin: { description: 'With {z}, {x} and {y}: https://tiles.example.com/{z}/{x}/{y}.png' },
        validate: (value: string | null | undefined) => explainBadTiles(value) ?? true,
      },
      { name: 'attribution', label: 'Credit required by the tiles', type: 'text', maxLength: 200 },
      {
        name: 'picture_url',
        label: 'Address of map pictures',
        type: 'text',
        maxLength: 500,
        admin: {
          description:
            'Shown until the map is loaded. With {lat} and {lng}, and if you like {zoom}, {width}, {height}, {quality} and {key}, the map key of the location.',
        },
        validate: (value: string | null | undefined) => explainBadPicture(value) ?? true,
      },
    ],
  }
}
