import { expect, test } from 'vitest'
import { announcement, brandTileLinks, CONFIG_LINK_DEFAULTS, configLinks, financeFees, phoneOverrides } from './json-fields'

type Field = { schema: { safeParse: (value: unknown) => { success: boolean } } }
const cases: [string, Field, unknown[], unknown[]][] = [
  [
    'NAV-12: announcement',
    announcement(),
    [
      { text: 'Sale', link: null },
      { text: 'Sale', link: { label: 'See', href: '/x' } },
    ],
    [{ text: '' }, { text: 'Sale', link: { label: 'See', href: 'javascript:x' } }, 'Sale'],
  ],
  ['NAV-11: configLinks', configLinks(), [CONFIG_LINK_DEFAULTS, { contact: '/kontakt' }], [{ contact: 'javascript:x' }, { nowhere: '/x' }]],
  ['PHONE-03: phoneOverrides', phoneOverrides(), [{}, { new: '07 5550 0123' }], [{ boats: '07 5550 0123' }, { new: 7 }]],
  ['BRD-03: brandTileLinks', brandTileLinks(), [{}, { toyota: 'https://example.com' }], [{ toyota: 'javascript:x' }]],
  [
    'FIN-35: financeFees',
    financeFees(),
    [
      [{ label: 'Registration fee', amount: 6 }],
      [
        { label: 'Account fee', amount: 8, per: 'month' },
        { label: 'Agency fee', amount: 912.25, per: 'loan' },
      ],
    ],
    [[{ label: '', amount: 395 }], [{ label: 'Fee', amount: -1 }], [{ label: 'Fee', amount: 8, per: 'week' }]],
  ],
]

test.each(cases)('%s accepts valid values and nothing else', (_, { schema }, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true)
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false)
})

test('NAV-11: a tenant that sets one link keeps the other six', () => {
  const parsed = configLinks().schema.parse({ contact: '/kontakt' })
  expect(parsed).toEqual({ ...CONFIG_LINK_DEFAULTS, contact: '/kontakt' })
})
