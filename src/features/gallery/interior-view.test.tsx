// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aGalleryView } from '@tests/builders/gallery'
import { findViolations } from '@tests/setup/find-violations'
import { mockLayout } from '@tests/setup/mock-layout'
import { GALLERY_LOOKS } from './gallery-classes'
import { InteriorView } from './interior-view'

type Picture = { width: number; height: number; fails: (isReadable: boolean) => boolean }
let picture: Picture

/** Creates a picture of the given size; reading its pixels needs CORS permission. */
function fakeImage() {
  const image = document.createElement('img')
  Object.defineProperty(image, 'naturalWidth', { get: () => picture.width })
  Object.defineProperty(image, 'naturalHeight', { get: () => picture.height })
  Object.defineProperty(image, 'src', {
    set: (src: string) => {
      image.setAttribute('src', src)
      queueMicrotask(() => image.dispatchEvent(new Event(picture.fails(image.crossOrigin !== null) ? 'error' : 'load')))
    },
    get: () => image.getAttribute('src'),
  })
  return image
}

mockLayout()
const back = vi.fn<() => void>()
beforeEach(() => {
  picture = { width: 1920, height: 960, fails: () => false }
  back.mockClear()
  vi.stubGlobal('Image', fakeImage)
  // a browser without WebGL
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seat = { id: 'seat', description: 'Heated seats', positions: [{ frame: 0, x: 50, y: 60 }] }
const draw = () =>
  render(
    <InteriorView
      view={aGalleryView({ interior: { url: 'https://cdn.example/inside.jpg', hotspots: [seat] } })}
      name="RAV4"
      look={GALLERY_LOOKS.framed}
      isGrey={false}
      back={back}
    />,
  )

test('GAL-05: without WebGL it pans by keys and buttons, and announces the direction of view', async () => {
  draw()
  const slider = await screen.findByRole('slider', { name: 'Interior of RAV4' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Looking ahead')
  for (let press = 0; press < 6; press += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Looking to the right')
  fireEvent.click(screen.getByRole('button', { name: 'Look left' }))
  expect(slider.getAttribute('aria-valuenow')).toBe('75')
  expect(document.querySelector('canvas')).toBeNull()
})

test("SPIN-07: the interior's hotspots move with the picture and out of view", async () => {
  draw()
  const slider = await screen.findByRole('slider')
  fireEvent.click(screen.getByRole('button', { name: 'Show: Heated seats' }))
  expect(screen.getByText('Heated seats').parentElement?.style.transform).toContain('50cqw')
  for (let press = 0; press < 12; press += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  expect(screen.queryByRole('button', { name: /Heated seats/ })).toBeNull()
})

test('GAL-05: a picture without CORS permission is shown too', async () => {
  picture.fails = (isReadable) => isReadable
  draw()
  expect(await screen.findByRole('slider')).toBeDefined()
})

test('GAL-05: an ordinary photo is shown whole, with its hotspots', async () => {
  picture = { width: 1200, height: 800, fails: () => false }
  draw()
  expect(await screen.findByAltText('Interior of RAV4')).toBeDefined()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getByRole('button', { name: 'Show: Heated seats' }).parentElement?.style.transform).toContain('60cqh')
})

test('GAL-05: a broken address shows an error with a link back', async () => {
  picture.fails = () => true
  draw()
  expect((await screen.findByRole('alert')).textContent).toContain('The view of the interior could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'See the photos' }))
  expect(back).toHaveBeenCalledOnce()
})

test('A11Y-01: axe finds no problems', async () => {
  draw()
  await screen.findByRole('slider')
  const markup = document.body.innerHTML
  cleanup()
  expect(await findViolations(`<main><h1>Car</h1>${markup}</main>`)).toEqual([])
}, 30_000)
