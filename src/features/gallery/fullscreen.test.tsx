// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { aGalleryView, somePhotos } from '@tests/builders/gallery'
import { mockLayout } from '@tests/setup/mock-layout'
import { Gallery } from './gallery'

const offer = { price: '$42,990', basis: 'Drive away', action: { label: 'Enquire Now', href: '/cars/rav4#enquire', opensChat: false } }
const filmSlot: Slot = { kind: 'video', video: { kind: 'file', url: '/media/walk.webm' }, poster: null, alt: 'Video of 2023 Toyota RAV4' }
const gallery = (slots: Slot[]) => (
  <Gallery view={aGalleryView({ slots })} name="2023 Toyota RAV4" variant="framed" drawing={<svg />} offer={offer} />
)

describe('fullscreen', () => {
  mockLayout()
  beforeEach(() => {
    document.body.innerHTML = ''
    // jsdom lacks the dialog's methods; these set its attribute as browsers do.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true
      },
      close(this: HTMLDialogElement) {
        this.open = false
        this.dispatchEvent(new Event('close'))
      },
    })
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  const loadPicture = (dialog: HTMLElement, width: number) => {
    const picture = dialog.querySelector('[data-slot] img')
    if (!picture) throw new Error('no picture')
    Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: (width * 2) / 3 } })
    fireEvent.load(picture)
  }
  const large = (count: number) => screen.getByRole('button', { name: new RegExp(`photo full screen: ?\\d+ / ${count}`) })

  test('GAL-04, GAL-07: opens on the selected photo, shares its index, and returns the focus when closed', async () => {
    render(gallery(somePhotos(5)))
    fireEvent.click(screen.getByLabelText('Photo 3'))
    large(5).focus()
    fireEvent.click(large(5))
    const dialog = await screen.findByRole('dialog', { name: 'Photos of 2023 Toyota RAV4' })
    expect(within(dialog).getByRole('status').textContent).toBe('3 of 5')
    fireEvent.click(within(dialog).getByLabelText('Next photo'))
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(within(dialog).getByRole('status').textContent).toBe('5 of 5')
    fireEvent.keyDown(dialog, { key: 'Home' })
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    fireEvent.click(within(dialog).getByLabelText('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(large(5))
    expect(document.querySelector('button[aria-current]')?.getAttribute('aria-label')).toBe('Photo 2')
  })

  test('GAL-04: Escape closes it; when it was opened from the photo, the counter gets the focus', async () => {
    render(gallery(somePhotos(2)))
    fireEvent.click(screen.getByAltText('2023 Toyota RAV4, photo 1'))
    const dialog = await screen.findByRole('dialog')
    fireEvent(dialog, new Event('close'))
    expect(document.activeElement).toBe(large(2))
  })

  test('GAL-04: buttons zoom in and reset the zoom, and the next photo starts unzoomed', async () => {
    render(gallery(somePhotos(3)))
    fireEvent.click(large(3))
    const dialog = await screen.findByRole('dialog')
    loadPicture(dialog, 4000)
    expect(within(dialog).getByLabelText<HTMLButtonElement>('Smaller').disabled).toBe(true)
    fireEvent.click(within(dialog).getByLabelText('Larger'))
    fireEvent.click(within(dialog).getByLabelText('Larger'))
    expect(within(dialog).getByLabelText('Enlarged 256%: show the whole photo')).toBeDefined()
    fireEvent.click(within(dialog).getByLabelText('Enlarged 256%: show the whole photo'))
    fireEvent.click(within(dialog).getByLabelText('Larger'))
    fireEvent.click(within(dialog).getByLabelText('Next photo'))
    loadPicture(dialog, 4000)
    expect(within(dialog).getByText('100%')).toBeDefined()
  })

  test('LOOK-06: a photo is never larger than its pixels, and a small one has no zoom buttons', async () => {
    render(gallery(somePhotos(3)))
    fireEvent.click(large(3))
    const dialog = await screen.findByRole('dialog')
    const photo = within(dialog).getByAltText('2023 Toyota RAV4, photo 1')
    expect(photo.className).toContain('object-scale-down')
    loadPicture(dialog, 960)
    fireEvent.click(within(dialog).getByLabelText('Larger'))
    expect(within(dialog).getByText('120%')).toBeDefined()
    expect(within(dialog).getByLabelText<HTMLButtonElement>('Larger').disabled).toBe(true)
    fireEvent.click(within(dialog).getByLabelText('Next photo'))
    loadPicture(dialog, 640)
    expect(within(dialog).queryByLabelText('Larger')).toBeNull()
    fireEvent.doubleClick(within(dialog).getByAltText('2023 Toyota RAV4, photo 2'))
    expect(dialog.innerHTML).toContain('scale(1)')
  })

  test('LOOK-06: it has the price, one action that closes it, and a filmstrip that names a video as such', async () => {
    render(gallery([...somePhotos(4), filmSlot]))
    fireEvent.click(screen.getByAltText('2023 Toyota RAV4, photo 1'))
    const dialog = await screen.findByRole('dialog')
    const strip = within(within(dialog).getByRole('list', { name: 'All photos' }))
    expect(strip.getAllByRole('button').map((frame) => frame.getAttribute('aria-label'))).toEqual([
      ...['Photo 1', 'Photo 2', 'Photo 3', 'Photo 4'],
      'Video',
    ])
    fireEvent.click(strip.getByLabelText('Photo 3'))
    expect(within(dialog).getByRole('status').textContent).toBe('3 of 4')
    expect(strip.getByLabelText('Photo 3').getAttribute('aria-current')).toBe('true')
    expect(dialog.textContent).toContain('$42,990Drive away')
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Enquire Now', '/cars/rav4#enquire']])
    for (const link of links) fireEvent.click(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('GAL-09, LOOK-06: the video is included but not counted as a photo', async () => {
    render(gallery([filmSlot, ...somePhotos(3)]))
    fireEvent.click(screen.getByRole('button', { name: /photo full screen/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('status').textContent).toBe('Video')
    fireEvent.click(within(dialog).getByLabelText('Next photo'))
    expect(within(dialog).getByRole('status').textContent).toBe('1 of 3')
    fireEvent.click(within(dialog).getByLabelText('Previous photo'))
    fireEvent.click(within(dialog).getByLabelText('Play: Video of 2023 Toyota RAV4'))
    await waitFor(() => expect(dialog.querySelector('video')).not.toBeNull())
  })
})
