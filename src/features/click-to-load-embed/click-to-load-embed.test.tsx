// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { renderToStaticMarkup } from 'react-dom/server'
import { ClickToLoadEmbed } from './click-to-load-embed'

afterEach(cleanup)

const film = { kind: 'film', src: 'https://www.youtube-nocookie.com/embed/abcDEF12345', title: 'Walk around', owner: 'YouTube' } as const

test('CMS-01: nothing is requested from another company before the click; then the video plays in a sandbox and has the focus', () => {
  render(<ClickToLoadEmbed {...film} />)
  expect(document.querySelector('iframe, img, video')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Play: Walk around/ }))
  const frame = screen.getByTitle('Walk around')
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcDEF12345?autoplay=1')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(document.activeElement).toBe(frame)
})

test("CMS-01: a file plays in the browser's own player", () => {
  render(<ClickToLoadEmbed kind="file" src="/demo-media/walk.mp4" title="Walk around" owner={null} />)
  fireEvent.click(screen.getByRole('button'))
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/demo-media/walk.mp4')
})

test('A11Y-01: axe finds no problems, and without JavaScript it is a link', async () => {
  const markup = renderToStaticMarkup(<ClickToLoadEmbed {...film} />)
  expect(markup).toContain('<noscript><a href="https://www.youtube-nocookie.com/embed/abcDEF12345"')
  expect(await findViolations(markup)).toEqual([])
})
