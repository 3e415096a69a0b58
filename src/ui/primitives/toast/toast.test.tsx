// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from './toast-host'
import { showToast } from './toasts'

const saved = {
  title: 'Car Saved In Watchlist',
  text: 'The RAV4 is now in your watchlist',
  link: { label: 'View List', href: '/watchlist' },
}
const region = () => screen.getByRole('region', { name: 'Notifications' })
const titles = () => screen.queryAllByRole('dialog').map((toast) => toast.querySelector('p')?.textContent)
const isShown = (title: string) => waitFor(() => expect(titles()).toEqual([title]), { timeout: 10_000 })

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(async () => {
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  cleanup()
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('A11Y-02: a message is in a polite region, named by its title, with its link', async () => {
  render(<ToastHost />)
  act(() => showToast(saved))
  await isShown(saved.title)
  expect(region().getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('dialog', { name: saved.title }).textContent).toContain(saved.text)
  expect(screen.getByRole('link', { name: 'View List' }).getAttribute('href')).toBe('/watchlist')
})

test('A11Y-02: it disappears after a while, but stays while hovered', async () => {
  render(<ToastHost />)
  act(() => showToast(saved))
  await isShown(saved.title)
  fireEvent.mouseEnter(region())
  await wait(30_000)
  expect(titles()).toEqual([saved.title])
  fireEvent.mouseLeave(region())
  await wait(10_000)
  expect(titles()).toEqual([])
})

test('MISC-07, A11Y-02: one at a time: a new message replaces the previous one, and Dismiss removes it', async () => {
  render(<ToastHost />)
  act(() => showToast(saved))
  await isShown(saved.title)
  act(() => showToast({ title: 'Removed' }))
  await isShown('Removed')
  fireEvent.mouseEnter(region())
  fireEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(titles()).toEqual([]))
})

test('PERF-02: a message from before the host has mounted is shown afterwards, and nothing is loaded until then', async () => {
  showToast({ title: 'Early' })
  const { container } = render(<ToastHost />)
  expect(container.innerHTML).toBe('')
  await isShown('Early')
})
