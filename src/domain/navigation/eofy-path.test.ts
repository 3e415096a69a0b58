import { expect, test } from 'vitest'
import { toEofyPath } from './eofy-path'

test.each([
  ['eofy', '/eofy'],
  ['eofy-2026', '/pages/eofy-2026'],
])('CMS-06: the page %s stands at %s', (slug, path) => expect(toEofyPath(slug)).toBe(path))
