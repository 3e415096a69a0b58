// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OPEN_MARKER, type MenuOpenMode } from './dropdown-behaviour'
import { SiteMenuBehaviour } from './site-menu-behaviour'

function Header({ openMode, kind = 'links' }: { openMode: MenuOpenMode; kind?: 'links' | 'accordion' }) {
  return (
    <>
      <header data-site-header>
        {['Vehicles', 'Company'].map((label) => (
          <details key={label} name="site-nav" data-nav-drop={kind} data-testid={label}>
            <summary>{label}</summary>
            <a href="/about-us">Inside {label}</a>
          </details>
        ))}
      </header>
      <main>
        <a href="/elsewhere">Elsewhere</a>
      </main>
      <SiteMenuBehaviour openMode={openMode} />
    </>
  )
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}`)
  return found
}
const drop = (label: string): HTMLDetailsElement => {
  const found = find(`[data-testid=${label}]`)
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`${label} is no dropdown`)
  return found
}
const isMarked = () => find('header').classList.contains(OPEN_MARKER)
const toggled = () => vi.advanceTimersByTimeAsync(0)
const hover = (label: string) => fireEvent.pointerOver(find(`[data-testid=${label}] summary`), { pointerType: 'mouse' })

function pretendPointer(canHover: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: canHover, addEventListener: () => undefined, removeEventListener: () => undefined }))
}

describe('the dropdowns of the header', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    pretendPointer(true)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test("NAV-07: an open dropdown adds 'dropdown-open' to the header, and closing it removes it", async () => {
    render(<Header openMode="click" />)
    expect(isMarked()).toBe(false)
    drop('Company').open = true
    await toggled()
    expect(isMarked()).toBe(true)
    drop('Company').open = false
    await toggled()
    expect(isMarked()).toBe(false)
    expect(OPEN_MARKER).toBe('dropdown-open')
  })

  test('NAV-07: opening another one keeps the class and closes the first', async () => {
    render(<Header openMode="click" />)
    drop('Company').open = true
    await toggled()
    drop('Vehicles').open = true
    await toggled()
    expect([drop('Company').open, drop('Vehicles').open, isMarked()]).toEqual([false, true, true])
  })

  test('NAV-06: in hover mode a dropdown opens after a moment under the pointer and closes after it has left', async () => {
    render(<Header openMode="hover" />)
    hover('Company')
    expect(drop('Company').open).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(drop('Company').open).toBe(true)
    fireEvent.pointerOver(find('main'), { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(300)
    expect([drop('Company').open, isMarked()]).toEqual([false, false])
  })

  test('NAV-06: in hover mode a click on a dropdown opened by hovering leaves it open', async () => {
    render(<Header openMode="hover" />)
    hover('Company')
    await vi.advanceTimersByTimeAsync(200)
    fireEvent.click(find('[data-testid=Company] summary'), { detail: 1 })
    await toggled()
    expect(drop('Company').open).toBe(true)
  })

  test.each([
    ['set to click', 'click', true],
    ['on a screen without hovering', 'hover', false],
  ] as const)('NAV-06: %s, hovering opens nothing', async (_, openMode, canHover) => {
    pretendPointer(canHover)
    render(<Header openMode={openMode} />)
    hover('Company')
    await vi.advanceTimersByTimeAsync(500)
    expect(drop('Company').open).toBe(false)
  })

  test('A11Y-01: Escape closes the dropdown and returns the focus', async () => {
    render(<Header openMode="click" />)
    drop('Company').open = true
    find('[data-testid=Company] a').focus()
    fireEvent.keyDown(document, { key: 'Escape' })
    await toggled()
    expect(drop('Company').open).toBe(false)
    expect(document.activeElement?.textContent).toBe('Company')
  })

  test.each([
    ['the focus', () => find('main a').focus()],
    ['a press', () => fireEvent.pointerDown(find('main'))],
  ])('A11Y-01: %s elsewhere closes the dropdown', async (_, leave) => {
    render(<Header openMode="click" />)
    drop('Company').open = true
    find('[data-testid=Company] a').focus()
    leave()
    await toggled()
    expect(drop('Company').open).toBe(false)
  })

  test("A11Y-01: an accordion stays open on a press elsewhere and doesn't open on hover", async () => {
    render(<Header openMode="hover" kind="accordion" />)
    drop('Company').open = true
    fireEvent.pointerDown(find('main'))
    hover('Vehicles')
    await vi.advanceTimersByTimeAsync(500)
    expect([drop('Company').open, drop('Vehicles').open]).toEqual([true, false])
  })

  test("A11Y-01: in the sheet on small screens a press elsewhere closes nothing, so the pressed element doesn't move", async () => {
    pretendPointer(false)
    render(<Header openMode="hover" />)
    drop('Company').open = true
    fireEvent.pointerDown(find('main'))
    await toggled()
    expect(drop('Company').open).toBe(true)
  })

  test('NAV-06: unmounting the header removes its listeners', async () => {
    render(<Header openMode="hover" />).unmount()
    document.body.innerHTML =
      '<header data-site-header><details data-nav-drop="links" data-testid="Company"><summary>Company</summary></details></header>'
    hover('Company')
    await vi.advanceTimersByTimeAsync(500)
    expect(drop('Company').open).toBe(false)
  })
})
