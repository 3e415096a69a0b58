import { expect, test } from 'vitest'
import { explainTaken } from './explain-taken'

test.each([
  [
    { noun: 'address', title: 'About us', isInTrash: false },
    '“About us” has this address already. Choose another address, or edit the existing one.',
  ],
  [
    { noun: 'slug', title: 'EOFY', isInTrash: true },
    '“EOFY” in the trash still has this slug. Delete it permanently, or choose another slug.',
  ],
  [{ noun: 'slug', title: '', isInTrash: false }, 'Another document has this slug already. Choose another slug, or edit the existing one.'],
])('CMS-02: the message names the document that already has the address: %j', (taken, words) => {
  expect(explainTaken(taken)).toBe(words)
})
