// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { DISMISSED_COOKIE, HIDE_DISMISSED_SCRIPT } from '@/ui/pages/announcement-bar/hide-dismissed'
import { findViolations } from '@tests/setup/find-violations'
import { Announcement } from './announcement'

const plates = { text: 'Plate clearance: up to $4,000 off.', link: { label: 'See the offers', href: '/special-offers' } }
const bar = () => document.querySelector<HTMLElement>('[data-announcement]')

/** Runs the inline script as the browser does while parsing. */
function readPage(markup: string): void {
  document.body.innerHTML = markup.replace(/<script>.*?<\/script>/s, '')
  const script = document.createElement('script')
  script.textContent = HIDE_DISMISSED_SCRIPT
  bar()?.append(script)
}

const forget = () => (document.cookie = `${DISMISSED_COOKIE}=; path=/; max-age=0`)

describe('the announcement bar', () => {
  afterEach(() => {
    cleanup()
    document.body.innerHTML = ''
    forget()
  })

  test('NAV-12: it shows text and link, and nothing without an announcement', () => {
    const { container, rerender } = render(<Announcement announcement={plates} />)
    expect(bar()?.querySelector('p')?.textContent).toBe('Plate clearance: up to $4,000 off. See the offers')
    expect(screen.getByRole('link', { name: 'See the offers' }).getAttribute('href')).toBe('/special-offers')
    rerender(<Announcement announcement={null} />)
    expect(container.innerHTML).toBe('')
  })

  test('NAV-12: once dismissed, it stays hidden on the next page and in another tab, which shares cookies but not session storage', () => {
    const { container } = render(<Announcement announcement={plates} />)
    const markup = container.innerHTML
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }))
    expect(bar()?.hidden).toBe(true)
    sessionStorage.clear()
    readPage(markup)
    expect(bar()?.hidden).toBe(true)
  })

  test('NAV-12: another text is shown again, and so is the same one in another browser session', () => {
    render(<Announcement announcement={{ ...plates, text: 'An older text' }} />)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }))
    cleanup()
    const { container } = render(<Announcement announcement={plates} />)
    const markup = container.innerHTML
    readPage(markup)
    expect(bar()?.hidden).toBe(false)
    document.cookie = `${DISMISSED_COOKIE}=${bar()?.dataset.announcement ?? ''}; path=/`
    readPage(markup)
    expect(bar()?.hidden).toBe(true)
    forget()
    readPage(markup)
    expect(bar()?.hidden).toBe(false)
  })

  test('NAV-12: dismissing moves the focus to the header', () => {
    render(
      <>
        <Announcement announcement={plates} />
        <header data-site-header>
          <a href="/">Harbour City</a>
        </header>
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss announcement' }))
    expect(document.activeElement?.textContent).toBe('Harbour City')
  })

  test('A11Y-01: axe finds no problems', async () => {
    expect(await findViolations(render(<Announcement announcement={plates} />).container.innerHTML)).toEqual([])
  }, 30_000)
})
