import { expect, test } from 'vitest'
import { toModelSearch } from './model-search'

const known = { makes: new Map([['land-rover', 'Land Rover']]), models: new Map([['land-rover/defender', 'Defender']]) }

test.each([
  ['Land Rover', 'Defender', '/search/land-rover/defender'],
  ['Land Rover', 'Freelander', '/search/land-rover'],
  ['Lancia', 'Delta', '/search'],
])('SEO-03: the page of a sold %s %s redirects to %s', (make, model, path) => {
  expect(toModelSearch({ make, model }, known)).toBe(path)
})
