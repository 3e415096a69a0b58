import { expect, test } from 'vitest'
import { explainPicture, MAX_PICTURE_BYTES, PICTURE_LIMITS } from './upload-limits'

const file = { name: 'ute.jpg', type: 'image/jpeg', size: 4_000_000 }

test('EDT-04: states the limits before a file is chosen', () => {
  expect(PICTURE_LIMITS).toBe('JPEG, PNG, WebP or AVIF, up to 12 MB')
})

test.each([
  ['a picture', file, null],
  ['the largest picture', { ...file, size: MAX_PICTURE_BYTES }, null],
  ['14 MB', { ...file, size: 14_200_000 }, '“ute.jpg” has 14 MB; a picture may have 12 MB. Save it smaller, and choose it again.'],
  ['a 40 MB photo', { ...file, size: 40_000_000 }, '“ute.jpg” has 40 MB; a picture may have 12 MB. Save it smaller, and choose it again.'],
  [
    'a drawing',
    { ...file, name: 'logo.svg', type: 'image/svg+xml' },
    '“logo.svg” is not a picture that browsers show. Choose JPEG, PNG, WebP or AVIF.',
  ],
  ['a file without a type', { ...file, type: '' }, '“ute.jpg” is not a picture that browsers show. Choose JPEG, PNG, WebP or AVIF.'],
  ['an empty file', { ...file, size: 0 }, '“ute.jpg” is empty. Choose another file.'],
])('EDT-04: explains %s after it is chosen', (_, chosen, words) => {
  expect(explainPicture(chosen)).toBe(words)
})
