import { expect, test } from 'vitest'
import { toTestDriveHref } from './test-drive-href'

test.each([
  ['/book-test-drive/', 'Aurora Fjell', '/book-test-drive/?vehicle=Aurora%20Fjell'],
  ['/book?from=model#form', 'Mazda3 & co', '/book?from=model&vehicle=Mazda3%20%26%20co#form'],
  ['https://drives.example/', 'Aurora Fjell', 'https://drives.example/'],
  ['//drives.example/', 'Aurora Fjell', '//drives.example/'],
])('LEAD-22: the form at %s for %s is linked as %s', (formHref, title, href) => {
  expect(toTestDriveHref(formHref, title)).toBe(href)
})
