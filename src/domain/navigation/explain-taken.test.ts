import { expect, test } from 'vitest'
import { explainTaken } from './explain-taken'

test.each([
  [
    { noun: 'address', title: 'About us', isInTrash: false },
    '“About us” has this address already. Choose another address, or edit what is there.',
  ],
  [
    { noun: 'slug', title: 'EOFY', isInTrash: true },
    '“EOFY” in the trash has this slug still. Delete it there for good, or choose another slug.',
  ],
  [{ noun: 'slug', title: '', isInTrash: false }, 'Another one has this slug already. Choose another slug, or edit what is there.'],
])('CMS-02: the message names the document that already has the address: %j', (taken, words) => {
  expect(explainTaken(taken)).toBe(words)
})
