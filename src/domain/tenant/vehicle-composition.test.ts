import { expect, test } from 'vitest'
import { templates } from '@tenants/templates'
import { TEMPLATE_NAMES } from './template'
import { checkComposition } from './vehicle-composition'

test.each(TEMPLATE_NAMES)('VDP-01: the template %s includes every section of the vehicle page once', (name) => {
  expect(checkComposition(templates[name].layout.vehicle)).toEqual({ repeated: [], missing: [] })
})

test('VDP-01: reports repeated and missing sections', () => {
  const { repeated, missing } = checkComposition({ main: ['features', 'specifications'], aside: ['features'] })
  expect(repeated).toEqual(['features'])
  expect(missing).toEqual(['comments', 'finance', 'disclaimer', 'details', 'delivery', 'fuel', 'location'])
})
