import { expect, test } from 'vitest'
import { toManufacturerSlug } from './manufacturer-slug'

test.each([
  ['its car’s', { make: 'Mercedes-Benz' }, 'Aurora', 'mercedes-benz'],
  ['that of a manufacturer’s site', null, 'Aurora Cars', 'aurora-cars'],
  ['none on a dealer’s site', null, null, null],
])('LEAD-01, TEN-06: a lead names the manufacturer: %s', (_, vehicle, manufacturerName, slug) => {
  expect(toManufacturerSlug(vehicle, { manufacturerName })).toBe(slug)
})
