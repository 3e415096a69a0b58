import type { ValueShape } from '../editing/value-shape'
import { CAR_TYPES } from '../vehicle/vehicle'
import type { JsonShape } from './switch-type'

const text = (label: string, hint?: string) => ({ label, shape: { kind: 'text', ...(hint === undefined ? {} : { hint }) } }) as const
const optional = (label: string, hint = '') => ({ label, shape: { kind: 'text', hint, isOptional: true } }) as const
const DATE = '2026-06-01T00:00:00+10:00'

/** The inputs of structured switches whose keys are not fixed (EDT-14, ADM-08). The registry checks the values. */
export const JSON_VALUE_SHAPES: Readonly<Partial<Record<JsonShape, ValueShape>>> = {
  brandTileLinks: { kind: 'map', key: 'Brand slug', of: { kind: 'text', hint: '/kia, or skip' } },
  chatProvider: {
    kind: 'record',
    fields: {
      name: text('Service'),
      scriptUrl: text('Address of its script', 'https://…'),
      openCall: text('Function that opens the chat', 'Chat.open'),
      attributes: { label: 'Attributes', shape: { kind: 'map', key: 'Attribute', of: { kind: 'text' } } },
      hosts: { label: 'Hosts', shape: { kind: 'list', item: 'Host', of: { kind: 'text', hint: 'https://widget.example.com' } } },
    },
  },
  financeFees: {
    kind: 'list',
    item: 'Fee',
    of: {
      kind: 'record',
      fields: {
        label: text('What it is for'),
        amount: { label: 'Dollars', shape: { kind: 'number' } },
        per: { label: 'Charged per', shape: { kind: 'choice', options: ['loan', 'month'] } },
      },
    },
  },
  eofyPages: {
    kind: 'list',
    item: 'Page',
    of: {
      kind: 'record',
      fields: {
        slug: text('Slug', 'eofy'),
        title: text('Title'),
        description: text('Description'),
        blocks: { label: 'Blocks', shape: { kind: 'fixed' } },
      },
    },
  },
  promoNodes: {
    kind: 'list',
    item: 'Card',
    of: {
      kind: 'record',
      fields: {
        start: optional('Start', DATE),
        expiry: optional('End', DATE),
        position: { label: 'Position', shape: { kind: 'number' } },
        display: { label: 'Listing', shape: { kind: 'choice', options: CAR_TYPES } },
        strictDisplay: { label: 'Only in that listing', shape: { kind: 'flag' } },
        node: {
          label: 'Content',
          shape: {
            kind: 'record',
            fields: {
              heading: text('Heading'),
              text: optional('Text'),
              image: { label: 'Number of the picture', shape: { kind: 'number' } },
              tone: { label: 'Tone', shape: { kind: 'choice', options: ['brand', 'action', 'plain'] } },
              link: {
                label: 'Link',
                shape: { kind: 'record', isOptional: true, fields: { label: text('Link text'), href: text('Link address') } },
              },
            },
          },
        },
      },
    },
  },
}
