import { expect, test } from 'vitest'
import { MASK, maskSecrets, sealSecrets } from './secret-switches'

const seal = (text: string) => (text.startsWith('v1.') ? text : `v1.${text}`)
const HOST = 'https://search.example'
const stored = { searchHost: HOST, searchKey: 'v1.old', hitsPerPage: 12 }

test.each([
  ['a secret that is set', stored, { ...stored, searchKey: MASK }],
  ['none', { searchKey: null, hitsPerPage: 12 }, { searchKey: null, hitsPerPage: 12 }],
  ['switches without a secret', { hitsPerPage: 12 }, { hitsPerPage: 12 }],
  ['a value that is not switches', 'x', 'x'],
])('SEC-02: %s is shown without its secret', (_, given, shown) => {
  expect(maskSecrets(given)).toEqual(shown)
})

test.each([
  ['a typed secret is sealed', { ...stored, searchKey: 'fresh' }, { ...stored, searchKey: 'v1.fresh' }],
  ['a mask keeps the stored secret', { ...stored, searchKey: MASK, hitsPerPage: 24 }, { ...stored, hitsPerPage: 24 }],
  ['a sealed secret stays', stored, stored],
  ['clearing removes the secret', { ...stored, searchKey: null }, { ...stored, searchKey: null }],
  ['a missing secret stays missing', { searchHost: HOST }, { searchHost: HOST }],
  [
    'SEC-20: a changed address removes the secret',
    { ...stored, searchKey: MASK, searchHost: 'https://x.example' },
    { hitsPerPage: 12, searchHost: 'https://x.example' },
  ],
])('SEC-02: %s', (_, given, expected) => {
  expect(sealSecrets(given, stored, seal)).toEqual(expected)
})

test('SEC-02: a mask without a stored secret is not a secret', () => {
  expect(sealSecrets({ searchKey: MASK }, null, seal)).toEqual({})
})
