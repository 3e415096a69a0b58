import { expect, test } from 'vitest'
import { toEofyPath } from './eofy-path'

test.each([
  ['eofy', '/eofy'],
  ['eofy-2026', '/pages/eofy-2026'],
])('CMS-06: the page with slug %s has the path %s', (slug, path) => expect(toEofyPath(slug)).toBe(path))
