import { expect, test } from 'vitest'
import { MASK, maskSecrets, sealSecrets } from './secret-switches'

const seal = (text: string) => (text.startsWith('v1.') ? text : `v1.${text}`)
const HOST = 'https://search.example'
const stored = { searchHost: HOST, searchKey: 'v1.old', hitsPerPage: 12 }

test.each([
  ['a secret that is set', stored, { ...stored, searchKey: MASK }],
  ['none', { searchKey: null, hitsPerPage: 12 }, { searchKey: null, hitsPerPage: 12 }],
  ['switches without one', { hitsPerPage: 12 }, { hitsPerPage: 12 }],
  ['what is no switches', 'x', 'x'],
])('SEC-02: %s is shown without its secret', (_, given, shown) => {
  expect(maskSecrets(given)).toEqual(shown)
})

test.each([
  ['a secret that was typed is sealed', { ...stored, searchKey: 'fresh' }, { ...stored, searchKey: 'v1.fresh' }],
  ['a mask keeps what is stored', { ...stored, searchKey: MASK, hitsPerPage: 24 }, { ...stored, hitsPerPage: 24 }],
  ['a sealed one stays', stored, stored],
  ['cleared is cleared', { ...stored, searchKey: null }, { ...stored, searchKey: null }],
  ['left out is left out', { searchHost: HOST }, { searchHost: HOST }],
  [
    'SEC-20: another address drops it',
    { ...stored, searchKey: MASK, searchHost: 'https://x.example' },
    { hitsPerPage: 12, searchHost: 'https://x.example' },
  ],
])('SEC-02: %s', (_, given, expected) => {
  expect(sealSecrets(given, stored, seal)).toEqual(expected)
})

test('SEC-02: a mask without a stored secret is not a secret', () => {
  expect(sealSecrets({ searchKey: MASK }, null, seal)).toEqual({})
})
