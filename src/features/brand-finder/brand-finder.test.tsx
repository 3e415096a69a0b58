// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrandDirectory } from '@/ui/sections/brand-directory'
import { BrandFinder } from './brand-finder'

const brand = (name: string) => ({ name, href: `/${name.toLowerCase()}/overview`, countText: '3 in stock', isExternal: false })
const sections = [
  { id: 'car-brands', label: 'Car Brands', stockText: '9 cars', brands: ['Audi', 'BMW', 'Mercedes-Benz'].map(brand) },
  { id: 'motorcycle-brands', label: 'Motorcycle Brands', stockText: '3 motorcycles', brands: [brand('BMW')] },
]
const directory = <BrandDirectory heading="Brands" text={null} level={1} sections={sections} finder={<BrandFinder />} />
let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
  await act(async () => root.render(directory))
})
afterEach(() => act(async () => root.unmount()))

async function type(text: string) {
  const input = document.querySelector('input')
  if (!input) throw new Error('no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-brands]:not([hidden]) [data-brand]:not([hidden])')].map(({ dataset }) => dataset.brand)

test('BRD-01: typing leaves the matching brands and announces their number', async () => {
  await type('b')
  expect(shown()).toEqual(['BMW', 'Mercedes-Benz', 'BMW'])
  expect(document.querySelector('[role=status]')?.textContent).toBe('3 brands')
  await type('merc')
  expect(shown()).toEqual(['Mercedes-Benz'])
  expect(document.querySelector<HTMLElement>('#motorcycle-brands')?.hidden).toBe(true)
  await type('lada')
  expect(shown()).toEqual([])
  expect(document.querySelector('[role=status]')?.textContent).toContain('No brand by that name')
  await type('')
  expect(shown()).toHaveLength(4)
})

test('BRD-01: without JavaScript the field searches the stock', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(directory)
  const form = page.querySelector('form')
  expect([form?.getAttribute('action'), form?.querySelector('input')?.name]).toEqual(['/search', 'q'])
})
