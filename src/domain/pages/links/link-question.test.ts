import { expect, test } from 'vitest'
import { explainQuestion, readLinkQuestion, titleOfQuestion } from './link-question'

const answer = (links: unknown) => ({ errors: [{ message: 'Linked.', data: { links } }] })
const document = { label: 'Page “Home”', href: '/admin/collections/pages/1', places: ['Block 1 > Link', 'Block 2 > Link'] }
const question = {
  kind: 'trash',
  from: '/pages/eofy',
  to: null,
  name: 'EOFY sale',
  documents: [document],
  isKept: false,
  pages: [{ title: 'Home', path: '/' }],
  suggested: '/',
  problem: null,
}

test('EDT-19: reads the question of a refused save', () => {
  expect(readLinkQuestion(answer(question))).toEqual(question)
})

test.each([
  [null],
  [{ errors: [{ message: 'No.' }] }],
  [answer({ ...question, kind: 'burn' })],
  [answer({ ...question, from: 7 })],
  [answer({ ...question, kind: 'move' })],
])('EDT-19: %j is no question', (json) => {
  expect(readLinkQuestion(json)).toBeNull()
})

test('EDT-19: leaves out documents and pages of another form', () => {
  const documents = [{ ...document, href: 'javascript:alert(1)' }, { href: '/admin/x' }, 'x', document]
  expect(readLinkQuestion(answer({ ...question, documents, pages: [{ title: 'x' }] }))).toMatchObject({ documents: [document], pages: [] })
})

test('EDT-19: counts links, and a redirect as one', () => {
  const redirect = { label: 'Redirect from /old', href: '/admin/collections/redirects/1', places: [] }
  expect(titleOfQuestion({ name: 'EOFY', documents: [document, redirect] })).toBe('3 links lead to “EOFY”')
  expect(titleOfQuestion({ name: 'EOFY', documents: [redirect] })).toBe('1 link leads to “EOFY”')
})

test.each([
  [{ kind: 'trash', to: null, isKept: false }, /in the trash, visitors who follow these links find nothing at \/about-us/],
  [{ kind: 'unpublish', to: null, isKept: true }, /unpublished, these links lead to the page that every site has/],
  [{ kind: 'move', to: '/us', isKept: false }, /at \/us, visitors who follow these links find nothing at \/about-us/],
] as const)('EDT-19: says what visitors find afterwards: %j', (leaving, words) => {
  expect(explainQuestion({ from: '/about-us', ...leaving })).toMatch(words)
})
