// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatOnPress } from './chat-on-press'

const provider = {
  name: 'Yard Chat',
  scriptUrl: 'https://chat.example/start.js',
  openCall: 'YardChat.open',
  attributes: { 'data-site': '7' },
  hosts: [],
}
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src="https://chat.example/start.js"]')]

function draw() {
  render(
    <>
      <a href="#enquire" data-chat="">
        Instant Message
      </a>
      <ChatOnPress provider={provider} />
    </>,
  )
}

const press = () => fireEvent.click(screen.getByText('Instant Message'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.location.hash = ''
})
afterEach(() => {
  cleanup()
  for (const script of scripts()) script.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('VDP-06: when the service fails the link leads to the enquiry, and the next press retries', async () => {
  draw()
  press()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  scripts().forEach((script) => fireEvent.error(script))
  await waitFor(() => expect(window.location.hash).toBe('#enquire'))
  press()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  scripts().forEach((script) => fireEvent.error(script))
})

test('VDP-06: nothing is fetched before the press; then the script loads once and the chat opens on every press', async () => {
  const open = vi.fn()
  draw()
  expect(scripts()).toHaveLength(0)
  press()
  await waitFor(() => expect(scripts()).toHaveLength(1))
  expect(scripts()[0]?.getAttribute('data-site')).toBe('7')
  vi.stubGlobal('YardChat', { open })
  scripts().forEach((script) => fireEvent.load(script))
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1))
  press()
  await waitFor(() => expect(open).toHaveBeenCalledTimes(2))
  expect(scripts()).toHaveLength(1)
  expect(window.location.hash).toBe('')
})
