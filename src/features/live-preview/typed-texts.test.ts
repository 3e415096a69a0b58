// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { dropTyped, hasTyped, showTyped } from './typed-texts'

const BLOCK = '<div data-preview-block="a"><button data-preview-control>Utes</button><h2> Utes </h2><p>Utes in stock</p></div>'
const heading = () => document.querySelector('h2')?.textContent

afterEach(() => {
  dropTyped('a')
  document.body.innerHTML = ''
})

test('EDT-30: typed words replace exactly the text that they change, as text', () => {
  document.body.innerHTML = `${BLOCK}<div data-preview-block="b"><h3>Utes</h3></div>`
  expect(showTyped('a', { from: 'Utes', to: 'Utes <b>$&' })).toBe(true)
  expect(heading()).toBe(' Utes <b>$& ')
  expect([...document.querySelectorAll('button, p, h3')].map(({ textContent }) => textContent)).toEqual(['Utes', 'Utes in stock', 'Utes'])
  expect(showTyped('a', { from: 'Utes <b>$&', to: 'Cars' })).toBe(true)
  expect(heading()).toBe(' Cars ')
})

test('EDT-30: before the server’s version is shown, a text is again what React knows', () => {
  document.body.innerHTML = BLOCK
  showTyped('a', { from: 'Utes', to: 'Cars' })
  showTyped('a', { from: 'Cars', to: 'Vans' })
  expect(hasTyped('a')).toBe(true)
  dropTyped('a')
  expect([heading(), hasTyped('a')]).toEqual([' Utes ', false])
})

test('EDT-30: a text that the block does not show is left to the server', () => {
  document.body.innerHTML = BLOCK
  expect([showTyped('a', { from: 'None', to: 'Some' }), showTyped('gone', { from: 'Utes', to: 'Cars' }), hasTyped('a')]).toEqual([
    false,
    false,
    false,
  ])
})
