// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { VideoView } from './component'
import { videoExamples } from './examples'

// The readers access the database.
vi.mock('@/server/content/find-media', () => ({}))

const image = { url: '/demo-media/yard-glass.webp', width: 1600, height: 900 }
const draw = (url: string, heading: string | null = 'A walk around') =>
  renderToStaticMarkup(<VideoView heading={heading} text={null} url={url} title="The car" image={image} />)

test('CMS-01: before the click nothing is requested from other hosts', () => {
  document.body.innerHTML = draw('https://vimeo.com/76979871')
  expect(document.querySelector('iframe, video, link')).toBeNull()
  expect([...document.querySelectorAll('[src]')].every((one) => one.getAttribute('src')?.startsWith('/'))).toBe(true)
  expect(document.querySelector('button')?.textContent).toContain('Loads from Vimeo')
})

test("CMS-01: an address that isn't a video renders nothing", () => expect(draw('https://evil.example/watch')).toBe(''))

test.each(videoExamples)('A11Y-01: axe finds no problems in $name', async ({ block }) => {
  expect(await findViolations(draw(block.url, block.heading ?? null))).toEqual([])
})
