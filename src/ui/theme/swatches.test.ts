import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOUR_FAMILIES } from '@/domain/vehicle/colour-family'

const css = readFileSync(new URL('./swatches.css', import.meta.url), 'utf8')

test.each(COLOUR_FAMILIES.filter((family) => family !== 'Other'))('LOOK-03: %s has a swatch of its own', (family) => {
  const swatch = new RegExp(`value='${family}'\\] \\+ \\.check-label \\{\\s*--swatch: ([^;]+);`).exec(css)?.[1]
  expect(swatch).toBeDefined()
  expect(css.split(`--swatch: ${swatch};`)).toHaveLength(2)
})
