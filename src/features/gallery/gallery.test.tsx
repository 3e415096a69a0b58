// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GALLERY_VARIANTS } from '@/domain/template/template'
import type { PhotoView } from '@/ui/vehicle-page/photo-view'
import { findViolations } from '../../../tests/setup/find-violations'
import { Gallery } from './gallery'
import { wrapIndex } from './use-gallery'

const photosOf = (count: number): PhotoView[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `/media/${index}.webp`,
    thumbUrl: null,
    alt: `2023 Toyota RAV4, photo ${index + 1}`,
  }))

function draw(count: number, variant: (typeof GALLERY_VARIANTS)[number] = 'framed'): string {
  return renderToStaticMarkup(<Gallery photos={photosOf(count)} name="2023 Toyota RAV4" variant={variant} body="SUV" />)
}

test.each([
  ['GAL-01: one back from the first is the last', -1, 5, 4],
  ['GAL-01: one on from the last is the first', 5, 5, 0],
  ['GAL-01: between', 3, 5, 3],
  ['GAL-01: of one', 1, 1, 0],
  ['GAL-01: of none', 3, 0, 0],
])('%s', (_, index, count, expected) => {
  expect(wrapIndex(index, count)).toBe(expected)
})

test('GAL-01: stepping as often as there are photos comes back to where it began, either way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(59), fc.constantFrom(1, -1), (count, start, by) => {
      let index = wrapIndex(start, count)
      const first = index
      for (let step = 0; step < count; step += 1) index = wrapIndex(index + by, count)
      expect(index).toBe(first)
    }),
  )
})

describe.each(GALLERY_VARIANTS)('%s', (variant) => {
  test.each([
    ['GAL-02: no strip for three', 3, 0],
    ['GAL-02: a strip for four', 4, 4],
  ])('%s', (_, count, expected) => {
    document.body.innerHTML = draw(count, variant)
    expect(document.querySelectorAll('button[aria-label^="Photo "]')).toHaveLength(expected)
  })

  test.each([0, 1, 5])(
    'A11Y-01: axe finds nothing wrong with %i photos',
    async (count) => {
      expect(await findViolations(`<main><h1>Car</h1>${draw(count, variant)}</main>`)).toEqual([])
    },
    30_000,
  )

  test('GAL-01: all photos are in the markup, the first of them loads at once', () => {
    document.body.innerHTML = draw(5, variant)
    const loading = [...document.querySelectorAll('ul[aria-label=Photos] img')].map((image) => image.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy'])
  })

  test('SRP-16: without photos a drawing, and nothing to step through', () => {
    document.body.innerHTML = draw(0, variant)
    expect(document.querySelector('svg path')).not.toBeNull()
    expect(document.querySelector('button')).toBeNull()
  })
})

describe('in the browser', () => {
  const scrollTo = vi.fn()
  beforeEach(() => {
    document.body.innerHTML = ''
    scrollTo.mockClear()
    // jsdom lays nothing out and cannot scroll
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 })
    Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrollTo })
    render(<Gallery photos={photosOf(5)} name="2023 Toyota RAV4" variant="framed" body="SUV" />)
  })
  afterEach(cleanup)

  const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent
  const selected = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')

  test('GAL-01, GAL-07: arrows wrap, slider and strip agree', () => {
    fireEvent.click(screen.getByLabelText('Previous photo'))
    expect([counter(), selected()]).toEqual(['5 / 5', 'Photo 5'])
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 3200, behavior: 'instant' })
    fireEvent.click(screen.getByLabelText('Next photo'))
    expect([counter(), selected()]).toEqual(['1 / 5', 'Photo 1'])
  })

  test('GAL-03: left and right move one photo, but not in a field or with a modifier', () => {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect([counter(), scrollTo.mock.lastCall]).toEqual(['2 / 5', [{ left: 800, behavior: 'auto' }]])
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(counter()).toBe('1 / 5')
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowRight' })
    field.remove()
    expect(counter()).toBe('1 / 5')
  })

  test('GAL-07: a thumbnail selects, and a swipe selects in the strip', () => {
    fireEvent.click(screen.getByLabelText('Photo 4'))
    expect(counter()).toBe('4 / 5')
    const track = screen.getByLabelText('Photos')
    track.scrollLeft = 1600
    fireEvent.scroll(track)
    expect(counter()).toBe('4 / 5')
    fireEvent(track, new Event('scrollend', { bubbles: true }))
    expect([counter(), selected()]).toEqual(['3 / 5', 'Photo 3'])
  })
})
