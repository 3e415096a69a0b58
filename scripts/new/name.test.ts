import { expect, test } from 'vitest'
import { toName } from './name'

test('a name in every form', () => {
  expect(toName('price-banner-2')).toEqual({
    kebab: 'price-banner-2',
    camel: 'priceBanner2',
    pascal: 'PriceBanner2',
    snake: 'price_banner_2',
    constant: 'PRICE_BANNER_2',
    label: 'Price banner 2',
  })
})

test.each([
  ['PriceBanner', 'lower-case words joined by hyphens'],
  ['price_banner', 'lower-case words joined by hyphens'],
  ['price--banner', 'lower-case words joined by hyphens'],
  ['-banner', 'lower-case words joined by hyphens'],
  ['2-banner', 'lower-case words joined by hyphens'],
  ['../banner', 'lower-case words joined by hyphens'],
  ['', 'lower-case words joined by hyphens'],
  [`a${'-long'.repeat(8)}`, 'too long'],
  ['constructor', 'reserved'],
  ['helpers', 'reserved'],
])('%j is refused: %s', (text, reason) => {
  expect(() => toName(text)).toThrow(reason)
})
