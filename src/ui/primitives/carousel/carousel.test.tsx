// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const items = ['SUV', 'Ute', 'Van'].map((body) => ({ key: body, content: <a href={`/${body}`}>{body}</a> }))
const button = (name: RegExp) => screen.getByRole('button', { name })

/** jsdom has no layout: simulates a rail three screens wide. */
function drawRail() {
  render(<Carousel id="rail" label="Bodies" items={items} />)
  const rail = screen.getByRole('list')
  Object.defineProperties(rail, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
  Object.assign(rail, { scrollBy })
  const scrollTo = (left: number) => {
    rail.scrollLeft = left
    fireEvent.scroll(rail)
  }
  scrollTo(0)
  return { rail, scrollBy, scrollTo }
}

test('A11Y-02: without JavaScript it is a named list with every item, scrollable by keyboard', () => {
  document.body.innerHTML = renderToStaticMarkup(<Carousel id="rail" label="Bodies" items={items} />)
  const rail = document.querySelector('ul')
  expect(rail?.tabIndex).toBe(0)
  expect(rail?.getAttribute('aria-label')).toBe('Bodies')
  expect(document.querySelectorAll('li a')).toHaveLength(3)
})

test('A11Y-02: the buttons scroll it, are marked as disabled at each end, and keep the focus', () => {
  const { scrollBy, scrollTo } = drawRail()
  expect(button(/Previous/).getAttribute('aria-disabled')).toBe('true')
  button(/Next/).focus()
  fireEvent.click(button(/Next/))
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 270 })
  scrollTo(600)
  expect(button(/Previous/).getAttribute('aria-disabled')).toBe('false')
  expect(button(/Next/).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button(/Next/))
  expect(scrollBy).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button(/Next/))
})
