import { expect, test } from 'vitest'
import { readSaveProblem, titleOfProblem } from './save-problem'

const problem = (data: object, message = 'No.') => ({ errors: [{ name: 'X', message, data }] })

test.each([
  ['a label with the message', { path: 'layout.0.icon', label: 'Block 1 > Icon: No; choose.', message: 'No, choose.' }, 'Block 1 > Icon'],
  [
    'the message as the label',
    { path: 'layout.1.slides.0.heading', label: 'Too long.', message: 'Too long.' },
    'Block 2 > Slides 1 > Heading',
  ],
  ['a label of its own', { path: 'expiry', label: 'Ends', message: 'After the start.' }, 'Ends'],
  ['no label', { path: 'offer_price', message: 'Too low.' }, 'Offer price'],
])('EDT-03: describes a refused field with %s in words', (_, error, place) => {
  expect(readSaveProblem(400, problem({ errors: [error] })).fields).toEqual([{ path: error.path, place, message: error.message }])
})

test('EDT-04: links each user of a document into the admin once, and nothing else', () => {
  const documents = [
    { label: 'page “EOFY”', collection: 'pages', id: 7 },
    { label: 'page “EOFY”', collection: 'pages', id: 7 },
    { label: 'hostile', collection: '../evil', id: 1 },
    { label: 3, collection: 'pages', id: 1 },
    { label: '12 vehicles', collection: 'vehicles' },
  ]
  const read = readSaveProblem(409, problem({ documents }))
  expect(read.documents).toEqual([
    { label: 'page “EOFY”', href: '/admin/collections/pages/7' },
    { label: '12 vehicles', href: '/admin/collections/vehicles' },
  ])
  expect(titleOfProblem(read)).toBe('Still used in 2 places')
})

test.each([
  [500, { errors: [{ message: 'An unknown error occurred.' }] }, /did not say why/],
  [413, null, /too large/],
  [401, null, /Sign in again/],
  [429, { errors: [{ message: 'You have made very many documents.' }] }, /very many/],
  [404, { message: 'Not here.' }, /^Not here\.$/],
  [418, 'tea', /did not say why/],
])('EDT-04: explains a response with status %d and %j', (status, json, words) => {
  const read = readSaveProblem(status, json)
  expect(read.message).toMatch(words)
  expect(titleOfProblem(read)).toBe(read.message)
})

test('EDT-03: the heading counts the fields', () => {
  const fields = ['a', 'b'].map((path) => ({ path, message: 'No.' }))
  expect(titleOfProblem(readSaveProblem(400, problem({ errors: fields })))).toBe('Not saved: 2 fields need a change')
  expect(titleOfProblem(readSaveProblem(400, problem({ errors: fields.slice(1) })))).toBe('Not saved: 1 field needs a change')
})
