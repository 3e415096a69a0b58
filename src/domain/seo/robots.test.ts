import { expect, test } from 'vitest'
import { writeRobots } from './robots'

test('SEO-03: robots.txt of the site’s own host names its sitemap and blocks calls, but not pictures', () => {
  const lines = writeRobots('https://harbour.example').split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Allow: /api/media/file/')
  expect(lines).toContain('Sitemap: https://harbour.example/sitemap.xml')
  expect(lines).not.toContain('Disallow: /')
  expect(lines.some((line) => line.startsWith('Disallow: /search'))).toBe(false)
})

test('SEO-03: robots.txt of any other host blocks everything', () => {
  expect(writeRobots(null)).toBe('User-agent: *\nDisallow: /\n')
})
