// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Spin } from '@/domain/vehicle/gallery/gallery-view'
import { aGalleryView } from '@tests/builders/gallery'
import { findViolations } from '@tests/setup/find-violations'
import { GALLERY_LOOKS } from './gallery-classes'
import { SpinView } from './spin-view'

const FRAMES = 8
const frames = Array.from({ length: FRAMES }, (_, frame) => `/media/spin-${frame}.webp`)
const lamp = {
  id: 'lamp',
  description: 'LED headlights',
  positions: [
    { frame: 0, x: 34, y: 49 },
    { frame: 3, x: 60, y: 50 },
  ],
}
const gate = { id: 'gate', description: 'Powered tailgate', positions: [{ frame: 4, x: 50, y: 47 }] }
const spin: Extract<Spin, { kind: 'frames' }> = {
  kind: 'frames',
  frames,
  hotspots: [lamp, gate],
  turnsByItself: true,
  pixelsPerFrame: 20,
  interval: 100,
}

/** Images that load or fail on command. */
class FakeImage {
  static made: FakeImage[] = []
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  src = ''
  constructor() {
    FakeImage.made.push(this)
  }
}

const warn = vi.fn<(...words: unknown[]) => void>()
const back = vi.fn<() => void>()
let isMotionUnwanted = false

beforeEach(() => {
  FakeImage.made = []
  isMotionUnwanted = false
  vi.useFakeTimers()
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionUnwanted }))
  vi.spyOn(console, 'warn').mockImplementation(warn)
  // jsdom has no pointer capture.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined })
  warn.mockClear()
  back.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const draw = (changes: Partial<typeof spin> = {}) =>
  render(
    <SpinView view={aGalleryView({ spin: { ...spin, ...changes } })} name="RAV4" look={GALLERY_LOOKS.framed} isGrey={false} back={back} />,
  )

/** Loads all images except those of the failing frames. */
async function load(failing: number[] = []) {
  await act(async () => {
    FakeImage.made.forEach((image, frame) => (failing.includes(frame) ? image.onerror() : image.onload()))
    await Promise.resolve()
  })
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const slider = () => screen.getByRole('slider', { name: '360 degree view of RAV4' })
const shown = () => document.querySelector('img[style*="visibility: visible"]')?.getAttribute('src')

describe('loading', () => {
  test('SPIN-01: every picture is requested, and a loader shows the progress until all have loaded', async () => {
    draw()
    expect(FakeImage.made.map(({ src }) => src)).toEqual(frames)
    const bar = screen.getByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('0')
    await act(async () => FakeImage.made.slice(0, 6).forEach((image) => image.onload()))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75')
    expect(screen.queryByRole('slider')).toBeNull()
    await act(async () => FakeImage.made.slice(6).forEach((image) => image.onload()))
    await pass(0)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(shown()).toBe('/media/spin-0.webp')
  })

  test("SPIN-06: a failed picture is logged, doesn't block the loader and is skipped", async () => {
    draw({ turnsByItself: false })
    await load([1, 2])
    expect(warn.mock.calls.map((words) => words[1])).toEqual(['/media/spin-1.webp', '/media/spin-2.webp'])
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.keyDown(slider(), { key: 'ArrowRight' })
    expect(shown()).toBe('/media/spin-3.webp')
    expect(slider().getAttribute('aria-valuemax')).toBe('6')
  })

  test('SPIN-07: when pictures are skipped the hotspots stay on their own frames', async () => {
    draw({ turnsByItself: false })
    await load([1, 2])
    fireEvent.keyDown(slider(), { key: 'ArrowRight' })
    expect(screen.getByLabelText('Show: LED headlights').parentElement?.style.transform).toContain('60cqw')
  })

  test('SPIN-06: a picture without a response counts as failed after a time', async () => {
    draw({ turnsByItself: false })
    await act(async () => FakeImage.made.slice(1).forEach((image) => image.onload()))
    expect(screen.queryByRole('slider')).toBeNull()
    await pass(20_000)
    expect(slider().getAttribute('aria-valuemax')).toBe('7')
  })

  test('SPIN-06: a spin with a broken address shows an error with a link back', async () => {
    draw()
    await load(frames.map((_, frame) => frame))
    expect(screen.getByRole('alert').textContent).toContain('The 360° view could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'See the photos' }))
    expect(back).toHaveBeenCalledOnce()
  })
})

describe('automatic turning', () => {
  test('SPIN-02, SPIN-05: it turns once loaded, one frame every 100 ms', async () => {
    draw()
    await load()
    await pass(100)
    expect(shown()).toBe('/media/spin-1.webp')
    await pass(200)
    expect(shown()).toBe('/media/spin-3.webp')
  })

  test('SPIN-05: the tenant can change the interval', async () => {
    draw({ interval: 40 })
    await load()
    await pass(80)
    expect(shown()).toBe('/media/spin-2.webp')
  })

  test('SPIN-03: it stops after one full turn', async () => {
    draw()
    await load()
    await pass(100 * FRAMES)
    expect(shown()).toBe('/media/spin-0.webp')
    expect(screen.getByRole('button', { name: 'Turn once around' })).toBeDefined()
    await pass(2_000)
    expect(shown()).toBe('/media/spin-0.webp')
  })

  test.each([
    ['SPIN-03: a press stops it', () => fireEvent.pointerDown(slider(), { button: 0, clientX: 5 }), 2],
    ['SPIN-03: a key stops it', () => fireEvent.keyDown(slider(), { key: 'ArrowRight' }), 3],
    ['SPIN-03: a key anywhere on the page stops it', () => fireEvent.keyDown(document.body, { key: 'ArrowLeft' }), 1],
    ['SPIN-03: the pause button stops it', () => fireEvent.click(screen.getByRole('button', { name: 'Stop turning' })), 2],
    ['SPIN-03: a turn button stops it', () => fireEvent.click(screen.getByRole('button', { name: 'Turn right' })), 3],
  ])('%s', async (_, interact, frame) => {
    draw()
    await load()
    await pass(200)
    interact()
    await pass(1_000)
    expect(shown()).toBe(`/media/spin-${frame}.webp`)
  })

  test("SPIN-02: it doesn't turn when the tenant has switched that off, until the visitor presses play", async () => {
    draw({ turnsByItself: false })
    await load()
    await pass(500)
    expect(shown()).toBe('/media/spin-0.webp')
    fireEvent.click(screen.getByRole('button', { name: 'Turn once around' }))
    await pass(100)
    expect(shown()).toBe('/media/spin-1.webp')
  })

  test("A11Y-02: it doesn't turn for visitors who prefer reduced motion", async () => {
    isMotionUnwanted = true
    draw()
    await load()
    await pass(500)
    expect(shown()).toBe('/media/spin-0.webp')
  })
})

describe('turning by hand', () => {
  test('SPIN-04: a drag turns one frame per 20 px in either direction, without momentum', async () => {
    draw({ turnsByItself: false })
    await load()
    fireEvent.pointerDown(slider(), { button: 0, clientX: 100 })
    fireEvent.pointerMove(slider(), { clientX: 119 })
    expect(shown()).toBe('/media/spin-0.webp')
    fireEvent.pointerMove(slider(), { clientX: 145 })
    expect(shown()).toBe('/media/spin-2.webp')
    fireEvent.pointerMove(slider(), { clientX: 60 })
    expect(shown()).toBe('/media/spin-6.webp')
    fireEvent.pointerUp(slider())
    fireEvent.pointerMove(slider(), { clientX: 400 })
    await pass(500)
    expect(shown()).toBe('/media/spin-6.webp')
  })

  test('SPIN-04: arrow keys turn it, Home shows the front, and its position is announced', async () => {
    draw({ turnsByItself: false })
    await load()
    fireEvent.keyDown(slider(), { key: 'ArrowLeft' })
    expect(slider().getAttribute('aria-valuetext')).toBe('315 degrees, view 8 of 8')
    fireEvent.keyDown(slider(), { key: 'Home' })
    expect(slider().getAttribute('aria-valuenow')).toBe('1')
  })
})

describe('hotspots', () => {
  test('SPIN-07: a hotspot appears on its frames and shows its description when pressed', async () => {
    draw({ turnsByItself: false })
    await load()
    const button = screen.getByRole('button', { name: 'Show: LED headlights' })
    expect(button.parentElement?.style.transform).toBe('translate(34cqw, 49cqh)')
    expect(screen.queryByText('LED headlights')).toBeNull()
    fireEvent.click(button)
    expect(screen.getByText('LED headlights').hidden).toBe(false)
    expect(screen.getByRole('button', { name: 'Hide: LED headlights' }).getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(screen.getByRole('button', { name: 'Hide: LED headlights' }), { key: 'Escape' })
    expect(screen.queryByText('LED headlights')).toBeNull()
    fireEvent.keyDown(slider(), { key: 'ArrowRight' })
    expect(screen.queryByRole('button', { name: /LED headlights/ })).toBeNull()
  })

  test('SPIN-07: one button steps through the highlights, whatever frame they are on', async () => {
    draw({ turnsByItself: false })
    await load()
    fireEvent.click(screen.getByRole('button', { name: 'Next highlight' }))
    expect(screen.getByText('LED headlights')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Next highlight' }))
    expect([shown(), screen.getByText('Powered tailgate').textContent]).toEqual(['/media/spin-4.webp', 'Powered tailgate'])
  })

  test('SPIN-07: without hotspots there is no such button', async () => {
    draw({ hotspots: [] })
    await load()
    expect(screen.queryByRole('button', { name: 'Next highlight' })).toBeNull()
  })

  test('A11Y-01: axe finds no problems in a spin with an open hotspot', async () => {
    draw({ turnsByItself: false })
    await load()
    fireEvent.click(screen.getByRole('button', { name: 'Show: LED headlights' }))
    const markup = document.body.innerHTML
    cleanup()
    vi.useRealTimers()
    expect(await findViolations(`<main><h1>Car</h1>${markup}</main>`)).toEqual([])
  }, 30_000)
})
