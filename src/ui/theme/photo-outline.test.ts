import { expect, test } from 'vitest'
import { toPhotoOutlineCss } from './photo-outline'

test('KIND-02: a site that sells only caravans draws a caravan where a photo is missing, every other site a car', () => {
  expect(toPhotoOutlineCss(['caravan'])).toContain('--fc-photo-outline:url(')
  expect(toPhotoOutlineCss(['car'])).toBe('')
  expect(toPhotoOutlineCss(['car', 'caravan'])).toBe('')
  expect(toPhotoOutlineCss([])).toBe('')
})
