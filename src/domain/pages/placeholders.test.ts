import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  explainBadPlaceholder,
  fillPlaceholders,
  findBadPlaceholders,
  listPlaceholders,
  PLACEHOLDER_NAMES,
  placeholderKey,
  readText,
} from './placeholders'

const values = new Map([
  ['dealer.phone', '(07) 5550 4400'],
  ['stock.count|make|Toyota', '24'],
  ['stock.count|make|Land Rover|type|used', '3'],
])

test.each([
  ['ADM-14: a phone number', 'Call {dealer.phone} now', 'Call (07) 5550 4400 now'],
  ['ADM-14: a count with a limit', '{stock.count make=Toyota} Toyotas', '24 Toyotas'],
  ['ADM-14: limits in any order, with spaces in quotes', '{stock.count type=used make="Land Rover"}', '3'],
  ['ADM-14: an unknown value leaves nothing', 'Call {dealer.email} now', 'Call  now'],
  ['ADM-14: without a current offer, its sentence is removed', 'Ends {offer.endsOn}. Come in.', 'Come in.'],
  ['ADM-14: an unknown name leaves nothing', 'Hi {dealer.fax}', 'Hi '],
  ['ADM-14: other braces stay', 'a {b} {} {c d} {{x}}', 'a {b} {} {c d} {{x}}'],
  ['ADM-14: an unclosed brace stays', 'Call {dealer.phone', 'Call {dealer.phone'],
])('%s', (_, text, filled) => {
  expect(fillPlaceholders(text, values)).toBe(filled)
})

test.each([
  ['{dealer.warrantyYears} years of warranty', ''],
  ['Inspected. Covered for {dealer.warrantyYears} years, unlimited km. Priced at $3.50!', 'Inspected. Priced at $3.50!'],
  ['{dealer.warrantyYears} years of cover. Delivered “today.” Ask us', 'Delivered “today.” Ask us'],
  ['Delivered today.\n{dealer.warrantyYears} years of cover\nAsk us', 'Delivered today.\nAsk us'],
  ['In stock. We give {dealer.warrantyYears} years.', 'In stock.'],
])('CMS-16: without a warranty period, the sentence that mentions it is removed: %j', (text, filled) => {
  expect(fillPlaceholders(text, new Map())).toBe(filled)
  expect(fillPlaceholders(text, new Map([['dealer.warrantyYears', '5']]))).toBe(text.replace('{dealer.warrantyYears}', '5'))
})

test.each([
  ['{dealer.fax}', 'There is no {dealer.fax}. Use one of: {dealer.name}, {dealer.phone}'],
  ['{weather.today}', 'There is no {weather.today}. Use one of: {dealer.name}'],
  ['{stock.count colour=red}', '{stock.count} can’t be limited by colour. It can be limited by make, model, type, body.'],
  ['{dealer.phone make=Kia}', 'It takes no limits.'],
])('ADM-14: %s is refused with a message', (text, words) => {
  expect(explainBadPlaceholder(`Hello ${text}!`)).toContain(words)
})

test('ADM-14: parsing any text loses nothing', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('{dealer.phone}', '{stock.count make=Kia}', '{', '}', '{dealer.', '{x.y}'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const back = readText(text).map((part) => (part.kind === 'placeholder' ? null : part.text))
      for (const words of back) if (words !== null) expect(text).toContain(words)
      if (!/\{[a-z]+\./.test(text)) expect(fillPlaceholders(text, values)).toBe(text)
    }),
  )
})

test('ADM-14: texts at any depth are filled in without changing the document', () => {
  const block = {
    heading: '{dealer.phone}',
    link: { href: 'tel:{dealer.phone}' },
    content: { root: { children: [{ text: '{stock.count make=Toyota}' }] } },
  }
  expect(listPlaceholders(block).map(placeholderKey)).toEqual(['dealer.phone', 'dealer.phone', 'stock.count|make|Toyota'])
  const filled = fillPlaceholders(block, values)
  expect(filled.content.root.children[0]?.text).toBe('24')
  expect(block.heading).toBe('{dealer.phone}')
})

test('ADM-14: an invalid placeholder is reported with the path of its field', () => {
  expect(findBadPlaceholders({ layout: [{ heading: 'fine' }, { slides: [{ text: '{dealer.fax}' }] }] }).map(({ path }) => path)).toEqual([
    'layout.1.slides.0.text',
  ])
})

test('ADM-14: every placeholder name is valid', () => {
  for (const name of PLACEHOLDER_NAMES) expect(explainBadPlaceholder(`{${name}}`)).toBeNull()
})

test('SEC-06: an address that points to another host after filling in is cleared', () => {
  const values = new Map([[placeholderKey({ name: 'dealer.phone', limits: {} }), '0731112222']])
  const links = [
    { href: '/{dealer.abn}/evil.example' },
    { url: '/{dealer.abn}/\\evil.example' },
    { href: 'tel:{dealer.phone}' },
    { href: '/{1}' },
  ]
  expect(fillPlaceholders(links, values)).toEqual([{ href: '' }, { url: '' }, { href: 'tel:0731112222' }, { href: '/{1}' }])
})
