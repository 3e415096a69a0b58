import { expect, test } from 'vitest'
import { isPageFound, listTypesNamed, namePage, resolvePageState, splitWords } from './listed-page'

test('EDT-12: a page is a draft, published, changed since publishing or in the trash', () => {
  const live = { isLive: true, hasDraft: false, isTrashed: false }
  expect(resolvePageState(live)).toBe('published')
  expect(resolvePageState({ ...live, hasDraft: true })).toBe('changed')
  expect(resolvePageState({ ...live, isLive: false, hasDraft: true })).toBe('draft')
  expect(resolvePageState({ ...live, isTrashed: true })).toBe('trashed')
})

test('EDT-12: the home page is called Home, and a page without a title by its address', () => {
  expect(namePage({ title: 'Harbour Motors', path: '/' })).toBe('Home')
  expect(namePage({ title: 'About us', path: '/about-us' })).toBe('About us')
  expect(namePage({ title: '', path: '/about-us' })).toBe('/about-us')
  expect(namePage({ title: null, path: null })).toBe('Page without a name')
})

const names = { faq: 'Questions', heroSlider: 'Hero slider' }
const text = { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'We service caravans' }] }] } }
const page = {
  title: 'Workshop',
  path: '/service/book',
  layout: [
    { id: 'abc123', blockType: 'faq', items: [{ question: 'What does a logbook service cost?', answer: text }] },
    { blockType: 'gone', link: { label: 'Call us', href: '/secret-address' } },
  ],
}

test.each([
  ['workshop', true],
  ['service/book', true],
  ['questions', true],
  ['LOGBOOK workshop', true],
  ['caravans', true],
  ['call', true],
  // what editors do not see
  ['abc123', false],
  ['paragraph', false],
  ['secret', false],
  ['faq', false],
  // every word
  ['logbook missing', false],
  ['', true],
])('EDT-12: a page is found by name, address, type of block and words of its blocks: %s', (search, isFound) => {
  expect(isPageFound(page, splitWords(search), names)).toBe(isFound)
})

test('EDT-12: the home page is found as Home and by its own title', () => {
  const home = { title: 'Harbour Motors', path: '/', layout: null }
  expect(isPageFound(home, ['home'], names)).toBe(true)
  expect(isPageFound(home, ['harbour'], names)).toBe(true)
})

test('EDT-12: block types are found by a part of their name', () => {
  expect(listTypesNamed('slider', names)).toEqual(['heroSlider'])
  expect(listTypesNamed('nothing', names)).toEqual([])
})
