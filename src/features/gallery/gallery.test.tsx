// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GalleryView } from '@/domain/vehicle/gallery/gallery-view'
import { GALLERY_VARIANTS } from '@/domain/tenant/template'
import { findViolations } from '@tests/setup/find-violations'
import { aGalleryView, somePhotos } from '@tests/builders/gallery'
import { mockLayout } from '@tests/setup/mock-layout'
import { Gallery } from './gallery'

const gallery = (view: Partial<GalleryView>, variant: (typeof GALLERY_VARIANTS)[number] = 'framed') => (
  <Gallery view={aGalleryView(view)} name="2023 Toyota RAV4" variant={variant} drawing={<svg role="img" aria-label="No photo" />} />
)
const draw = (view: Partial<GalleryView>, variant?: (typeof GALLERY_VARIANTS)[number]) => renderToStaticMarkup(gallery(view, variant))
const film = { kind: 'file', url: '/media/walk.webm' } as const
const filmSlot = { kind: 'video', video: film, poster: null, alt: 'Video of 2023 Toyota RAV4' } as const
const ALL_MODES: Partial<GalleryView> = {
  modes: ['spinner', 'walkaround', 'gallery', 'interior'],
  walkaround: film,
  spin: { kind: 'embed', frame: { kind: 'frame', src: 'https://spin.example/7', url: 'https://spin.example/7', host: 'spin.example' } },
  interior: { url: '/media/inside.webp', hotspots: [] },
}

describe.each(GALLERY_VARIANTS)('%s', (variant) => {
  test.each([
    ['GAL-02: no strip for three', 3, 0],
    ['GAL-02: a strip for four', 4, 4],
    ['GAL-02: sixty', 60, 60],
  ])('%s', (_, count, expected) => {
    document.body.innerHTML = draw({ slots: somePhotos(count) }, variant)
    expect(document.querySelectorAll('button[aria-label^="Photo "]')).toHaveLength(expected)
  })

  test("GAL-02: a video doesn't count as an image, so three images and a video have no strip", () => {
    document.body.innerHTML = draw({ slots: [...somePhotos(3), filmSlot] }, variant)
    expect(document.querySelector('button[aria-label^="Photo "]')).toBeNull()
  })

  test.each([
    ['0 photos', { slots: [] }],
    ['1 photo', { slots: somePhotos(1) }],
    ['5 photos, a video and all modes', { ...ALL_MODES, slots: [...somePhotos(5), filmSlot] }],
    ['a video that starts', { ...ALL_MODES, slots: somePhotos(5), start: 'walkaround' as const }],
    ['another site’s spin that starts', { ...ALL_MODES, slots: somePhotos(5), start: 'spinner' as const }],
  ])(
    'A11Y-01: axe finds no problems in %s',
    async (_, view) => {
      expect(await findViolations(`<main><h1>Car</h1>${draw(view, variant)}</main>`)).toEqual([])
    },
    30_000,
  )

  test('GAL-01: all photos are in the markup, and the first one loads at once with priority', () => {
    document.body.innerHTML = draw({ slots: somePhotos(5) }, variant)
    const images = [...document.querySelectorAll('ul[aria-label=Photos] img')]
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy'])
    expect(images[0]?.getAttribute('fetchpriority')).toBe('high')
  })

  test('GAL-06: where another mode is first, its picture comes first and no photo loads until the photos are opened', () => {
    const spin = { kind: 'frames', frames: ['/media/spin-0.webp', '/media/spin-1.webp'], hotspots: [], turnsByItself: true } as const
    const view: Partial<GalleryView> = {
      modes: ['spinner', 'gallery'],
      start: 'spinner',
      spin: { ...spin, pixelsPerFrame: 20, interval: 100 },
      slots: somePhotos(5),
    }
    document.body.innerHTML = draw(view, variant)
    const eager = [...document.querySelectorAll('img[loading=eager]')].map((image) => image.getAttribute('src'))
    expect(eager).toEqual(['/media/spin-0.webp'])
    // Without JavaScript the photos are shown too.
    expect(document.querySelector('ul[aria-label=Photos]')?.className).toContain('noscript:flex')
  })

  test('SRP-16: without photos it shows a drawing and no controls', () => {
    document.body.innerHTML = draw({ slots: [] }, variant)
    expect(screen.getByLabelText('No photo')).toBeDefined()
    expect(document.querySelector('button')).toBeNull()
  })

  test('GAL-05: a mode without data is not offered, and photos alone have no mode buttons', () => {
    document.body.innerHTML = draw({ ...ALL_MODES, modes: ['gallery', 'interior'], slots: somePhotos(2) }, variant)
    const group = screen.getByRole('group', { name: 'Photo and 360° views' })
    expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Gallery', 'Interior'])
    document.body.innerHTML = draw({ slots: somePhotos(2) }, variant)
    expect(screen.queryByRole('group', { name: 'Photo and 360° views' })).toBeNull()
  })
})

describe('in the browser', () => {
  const { scrollTo } = mockLayout()
  beforeEach(() => {
    document.body.innerHTML = ''
    scrollTo.mockClear()
  })
  afterEach(cleanup)

  const counter = () => screen.getByText(/^\d+ \/ \d+$/).textContent
  const selected = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')
  const mode = (name: string) => within(screen.getByRole('group', { name: 'Photo and 360° views' })).getByRole('button', { name })

  test('GAL-01, GAL-07: arrows wrap around, slider and strip agree, and the change is announced once', () => {
    render(gallery({ slots: somePhotos(5) }))
    fireEvent.click(screen.getByLabelText('Previous photo'))
    expect([counter(), selected(), screen.getByRole('status').textContent]).toEqual(['5 / 5', 'Photo 5', 'Photo 5 of 5'])
    expect(scrollTo).toHaveBeenCalledWith({ left: 3200, behavior: 'instant' })
    fireEvent.click(screen.getByLabelText('Next photo'))
    expect([counter(), selected()]).toEqual(['1 / 5', 'Photo 1'])
  })

  test('GAL-03: left and right move one photo, but not in a field or with a modifier key', () => {
    render(gallery({ slots: somePhotos(5) }))
    fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    expect(counter()).toBe('2 / 5')
    expect(scrollTo).toHaveBeenCalledWith({ left: 800, behavior: 'auto' })
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(counter()).toBe('1 / 5')
    fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true })
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'ArrowRight' })
    field.remove()
    expect(counter()).toBe('1 / 5')
  })

  test('GAL-03: Home and End select the first and the last photo while the gallery has the focus', () => {
    render(gallery({ slots: somePhotos(5) }))
    fireEvent.keyDown(screen.getByLabelText('Photos'), { key: 'End' })
    expect(counter()).toBe('5 / 5')
    fireEvent.keyDown(screen.getByLabelText('Photos'), { key: 'Home' })
    expect(counter()).toBe('1 / 5')
  })

  test('GAL-07: a thumbnail selects its photo, and a swipe selects its thumbnail', () => {
    render(gallery({ slots: somePhotos(5) }))
    fireEvent.click(screen.getByLabelText('Photo 4'))
    expect(counter()).toBe('4 / 5')
    const track = screen.getByLabelText('Photos')
    track.scrollLeft = 1600
    fireEvent.scroll(track)
    expect(counter()).toBe('4 / 5')
    fireEvent(track, new Event('scrollend', { bubbles: true }))
    expect([counter(), selected()]).toEqual(['3 / 5', 'Photo 3'])
  })

  test('GAL-08: switching to another mode and back starts with the first photo', () => {
    render(gallery({ ...ALL_MODES, slots: somePhotos(5) }))
    fireEvent.click(screen.getByLabelText('Photo 4'))
    fireEvent.click(mode('Walkaround'))
    expect(mode('Walkaround').getAttribute('aria-pressed')).toBe('true')
    expect([screen.queryByText(/^\d+ \/ \d+$/), selected()]).toEqual([null, undefined])
    fireEvent.click(mode('Gallery'))
    expect([counter(), selected()]).toEqual(['1 / 5', 'Photo 1'])
  })

  test('GAL-07: a thumbnail switches from another mode to its photo', () => {
    render(gallery({ ...ALL_MODES, slots: somePhotos(5), start: 'walkaround' }))
    fireEvent.click(screen.getByLabelText('Photo 3'))
    expect([counter(), mode('Gallery').getAttribute('aria-pressed')]).toEqual(['3 / 5', 'true'])
  })

  test('GAL-01: a broken picture is removed, and the selected one stays selected', () => {
    render(gallery({ slots: somePhotos(5) }))
    fireEvent.click(screen.getByLabelText('Photo 4'))
    const broken = within(screen.getByLabelText('Photos')).getByAltText('2023 Toyota RAV4, photo 2')
    fireEvent.error(broken)
    expect([counter(), screen.queryByAltText('2023 Toyota RAV4, photo 2')]).toEqual(['3 / 4', null])
    expect(scrollTo).toHaveBeenCalledWith({ left: 1600, behavior: 'instant' })
  })

  test('SRP-16: when no picture loads the drawing is shown', () => {
    render(gallery({ slots: somePhotos(1) }))
    fireEvent.error(screen.getByAltText('2023 Toyota RAV4, photo 1'))
    expect(screen.getByLabelText('No photo')).toBeDefined()
  })

  test('GAL-09, VDP-19: a video loads when it is played and stops when another slot is selected', async () => {
    render(gallery({ slots: [...somePhotos(1), filmSlot, ...somePhotos(4).slice(1)] }))
    expect(document.querySelector('video, iframe')).toBeNull()
    fireEvent.click(screen.getByLabelText('Video'))
    expect(screen.getByRole('status').textContent).toBe('Video')
    expect(screen.getByRole('button', { name: /photo full screen/ }).textContent).toMatch(/: Video$/)
    fireEvent.click(screen.getByLabelText('Play: Video of 2023 Toyota RAV4'))
    await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/walk.webm'))
    fireEvent.click(screen.getByLabelText('Next photo'))
    expect(document.querySelector('video')).toBeNull()
    expect(counter()).toBe('2 / 4')
  })

  test('VDP-19, LOOK-06: the last thumbnail counts the photos after it, without the video', () => {
    render(gallery({ slots: [...somePhotos(7), filmSlot] }))
    expect(screen.getByLabelText('Photo 6, +2').textContent).toBe('+2')
    cleanup()
    render(gallery({ slots: [...somePhotos(1), filmSlot, ...somePhotos(8).slice(1)] }))
    expect(screen.getByLabelText('Photo 5, +4').textContent).toBe('+4')
  })

  test("GAL-05: a walkaround that can't be played shows an error and a link back to the photos", async () => {
    render(gallery({ ...ALL_MODES, slots: somePhotos(5) }))
    fireEvent.click(mode('Walkaround'))
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    fireEvent.error(screen.getByLabelText('Walkaround of 2023 Toyota RAV4'))
    expect(screen.getByRole('alert').textContent).toContain('This video can’t be played right now.')
    fireEvent.click(screen.getByRole('button', { name: 'See the photos' }))
    expect(counter()).toBe('1 / 5')
  })

  test("SPIN-07: an embedded spin loads only after a click, and can't navigate the page", async () => {
    render(gallery({ ...ALL_MODES, slots: somePhotos(5), start: 'spinner' }))
    expect(document.querySelector('iframe')).toBeNull()
    expect(await screen.findByText('Plays from spin.example')).toBeDefined()
    fireEvent.click(screen.getByLabelText('Play: 360 degree view of 2023 Toyota RAV4'))
    const frame = await screen.findByTitle('360 degree view of 2023 Toyota RAV4')
    expect(frame.getAttribute('src')).toBe('https://spin.example/7')
    expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  })
})
