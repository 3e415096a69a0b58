import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateMonthlySales } from './sales-counter'

const at = (iso: string) => Date.parse(iso) / 1000

test.each([
  ['the first instant of a month', '2026-11-01T00:00:00+10:00', 0],
  ['a second before the first sale', '2026-11-01T00:07:29+10:00', 0],
  ['the first sale', '2026-11-01T00:07:30+10:00', 1],
  ['noon of the second day', '2026-11-02T12:00:00+10:00', 192 + 96],
  ['the last instant of a month', '2026-11-30T23:59:59+10:00', 29 * 192 + 191],
  ['midnight in Brisbane, not in London or Sydney', '2026-11-30T14:00:00Z', 0],
])('MISC-02: the counter at %s, %s, is %d', (_, iso, count) => {
  expect(estimateMonthlySales(at(iso))).toBe(count)
})

test('MISC-02: the counter never decreases within a month', () => {
  const start = at('2026-03-01T00:00:00+10:00')
  fc.assert(
    fc.property(fc.nat(31 * 86_400 - 1), fc.nat(31 * 86_400 - 1), (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)]
      expect(estimateMonthlySales(start + early)).toBeLessThanOrEqual(estimateMonthlySales(start + late))
    }),
  )
})
