import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorten, truncate } from './truncate'

test.each([
  ['REV-05: short enough', 'One owner', 9, 'One owner', false],
  ['REV-05: one character too long', 'One owner', 8, 'One', true],
  ['REV-05: cut right after a word', 'One owner car', 9, 'One owner', true],
  ['REV-05: cut on a space', 'One owner car', 10, 'One owner', true],
  ['REV-05: a word longer than the limit', 'Landcruiserproject', 11, 'Landcruiser', true],
  ['REV-05: line breaks are spaces', 'One\nowner', 6, 'One', true],
  ['REV-05: outer spaces do not count', '  One owner  ', 9, 'One owner', false],
  ['REV-05: an emoji is one character', '🚗🚗🚗', 2, '🚗🚗', true],
  ['REV-05: empty', '', 5, '', false],
])('%s', (_, text, limit, expected, isTruncated) => {
  expect(truncate(text, limit)).toEqual({ text: expected, isTruncated })
})

test("REV-05: returns a prefix within the limit that doesn't end inside a word, unless it is a single word", () => {
  const texts = fc
    .array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'é', '🚗', '.') }), { maxLength: 12 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const cut = truncate(text, limit)
      expect(text.startsWith(cut.text)).toBe(true)
      expect([...cut.text].length).toBeLessThanOrEqual(limit)
      expect(cut.isTruncated).toBe([...text].length > limit)
      if (cut.isTruncated && cut.text.includes(' ')) expect(text.charAt(cut.text.length)).toBe(' ')
    }),
  )
})

test.each([
  ['a text that fits', 'One owner. Two keys.', 40, 'One owner. Two keys.', false],
  ['whole sentences', 'One owner. Two keys. Serviced at Moorooka since new.', 30, 'One owner. Two keys.', true],
  ['a question in quotes', 'He asked “Is it quick?” It is, by any measure.', 30, 'He asked “Is it quick?”', true],
  ['lines without full stops', 'One owner\nTwo keys\nServiced at Moorooka since new', 24, 'One owner\nTwo keys', true],
  ['a decimal is not an end', 'A very lively 2.5 L engine in a light body', 18, 'A very lively 2.5 …', true],
  ['a first sentence that is too long', 'One owner since it was delivered.', 12, 'One owner …', true],
  ['a first sentence that is too short', 'Hi. One owner since it was delivered', 27, 'Hi. One owner since it was …', true],
])('LOOK-19: %s', (_, text, limit, expected, isTruncated) => {
  expect(shorten(text, limit)).toEqual({ text: expected, isTruncated })
})

test('LOOK-19: a shortened text is a start of the text within the limit, and has an ellipsis unless it ends a sentence', () => {
  const words = fc.array(fc.constantFrom('Quick', 'owner.', '2.5', 'keys!', '🚗', 'e.g.'), { maxLength: 20 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 60 }), (text, limit) => {
      const short = shorten(text, limit)
      const kept = short.text.replace(/ …$/, '')
      expect(text.startsWith(kept)).toBe(true)
      expect([...kept].length).toBeLessThanOrEqual(limit)
      if (short.isTruncated) expect(short.text).toMatch(/[.!?]$| …$/)
    }),
  )
})
