// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShareButton } from './share-button'

const car = { url: 'https://harbour.example/cars/rav4', name: '2023 Toyota RAV4', toastMs: null }
const copied = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  copied.mockReset().mockResolvedValue(undefined)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'share')
})

async function openDialog(toastMs: number | null = null) {
  render(<ShareButton car={{ ...car, toastMs }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  return screen.findByRole('dialog', { name: 'Share this car' }, { timeout: 10_000 })
}

test('VDP-23: the dialog has a link for every channel', async () => {
  await openDialog()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Facebook', 'X', 'WhatsApp', 'Email', 'Text message'])
  expect(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href')).toContain('https%3A%2F%2Fharbour.example%2Fcars%2Frav4')
})

test('VDP-24: a social site opens in a 550 by 400 window, mail in the mail program', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await openDialog()
  fireEvent.click(screen.getByRole('link', { name: 'WhatsApp' }))
  expect(opened).toHaveBeenCalledWith(
    expect.stringContaining('https://web.whatsapp.com/'),
    '_blank',
    expect.stringContaining('width=550,height=400'),
  )
  expect(screen.getByRole('link', { name: 'Email', hidden: true }).getAttribute('target')).toBeNull()
})

test('VDP-20: copying shows and announces Copied for 1.5 s', async () => {
  await openDialog()
  vi.useFakeTimers()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(copied).toHaveBeenCalledWith(car.url)
  expect(screen.getByRole('button', { name: 'Copied' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Copied')
  act(() => vi.advanceTimersByTime(1_499))
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
})

test('VDP-20: where the clipboard is blocked the address is selected for copying by hand', async () => {
  copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await openDialog()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(screen.getByRole('status').textContent).toContain('The link is selected')
})

test('VDP-21: a toast names the vehicle if the tenant wants one', async () => {
  await openDialog(3000)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  await waitFor(() => expect(document.body.textContent).toContain('Copied 2023 Toyota RAV4 to your clipboard!'), { timeout: 10_000 })
})

test('VDP-23: a phone opens its own share sheet, and closing it opens nothing else', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('shut', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  render(<ShareButton car={car} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  expect(share).toHaveBeenCalledWith({ title: car.name, url: car.url })
  expect(screen.queryByRole('dialog')).toBeNull()
})
