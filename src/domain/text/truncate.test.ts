import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitSentences, truncate } from './truncate'

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
  ['all of it', 'One owner. Low km.', 20, 'One owner. Low km.', false],
  ['the sentences that fit', 'One owner. Low km. Full service history.', 20, 'One owner. Low km.', false],
  ['no sentence fits', 'One owner and low km.', 9, 'One owner', true],
  ['a decimal point ends no sentence', 'Charges at 7.5 kW all night long. Really.', 14, 'Charges at 7.5', true],
])('LOOK-19: a teaser is %s', (_, text, limit, expected, isTruncated) => {
  expect(fitSentences(text, limit)).toEqual({ text: expected, isTruncated })
})
