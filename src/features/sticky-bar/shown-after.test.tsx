// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShownAfter } from './shown-after'

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void fireEvent.scroll(window))
}
const bar = () => document.querySelector('.sticky-bar')

afterEach(() => {
  cleanup()
  scrollTo(0)
})

test.each([500, 900])('VDP-07: below %i px it is shown, above it is hidden and inert', (px) => {
  render(<ShownAfter px={px}>car</ShownAfter>)
  expect(bar()).toBeNull()
  scrollTo(px)
  expect(bar()).toBeNull()
  scrollTo(px + 1)
  expect([bar()?.textContent, bar()?.getAttribute('data-shown'), bar()?.hasAttribute('inert')]).toEqual(['car', 'true', false])
  scrollTo(px - 1)
  expect([bar()?.getAttribute('data-shown'), bar()?.hasAttribute('inert')]).toEqual(['false', true])
})

test('VDP-07: a page that opens further down shows it at once', () => {
  scrollTo(2_000)
  render(<ShownAfter px={500}>car</ShownAfter>)
  expect(bar()?.getAttribute('data-shown')).toBe('true')
})
