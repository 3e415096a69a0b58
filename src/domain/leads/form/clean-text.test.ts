import { expect, test } from 'vitest'
import { cleanLine, cleanSubmitted, cleanText } from './clean-text'

test.each([
  ['SEC-02: ordinary text', 'Größe 10 km, 🚗', 'Größe 10 km, 🚗', 'Größe 10 km, 🚗'],
  ['SEC-02: lines and tabs', 'a\r\nb\rc\td', 'a\nb\nc\td', 'a b c d'],
  ['SEC-02: control characters', 'a\u0000\u001b\u007f\u0085b', 'ab', 'ab'],
  ['SEC-02: half an emoji', 'a\ud83db', 'ab', 'ab'],
  ['SEC-02: outer spaces', ' a ', ' a ', 'a'],
])('%s', (_, text, cleaned, line) => {
  expect([cleanText(text), cleanLine(text)]).toEqual([cleaned, line])
})

test('SEC-02: cleans nested texts and changes nothing else', () => {
  const sent = { a: 'x\u0000y', 'b\u0000': ['\ud83d', { c: 'z\u001b' }, 1, null, true], d: { e: [] } }
  expect(cleanSubmitted(sent)).toEqual({ a: 'xy', b: ['', { c: 'z' }, 1, null, true], d: { e: [] } })
})
