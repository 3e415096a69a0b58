import { expect, test } from 'vitest'
import { describeContrast, toThemeColour } from './colour-labels'

test.each([
  [
    { scheme: 'light', text: 'actionInk', on: 'action', ratio: 1.62, minimum: 4.5 },
    '“Text on loud button” can’t be read on “Loud button”: their contrast is 1.6 to 1, at least 4.5 to 1 is needed.',
  ],
  [
    { scheme: 'dark', text: 'link', on: 'ground', ratio: 4.49, minimum: 4.5 },
    '“Links” can’t be read on “Page” in the dark scheme: their contrast is 4.4 to 1, at least 4.5 to 1 is needed.',
  ],
] as const)("ADM-15: describes %j with the form's labels", (problem, words) => {
  expect(describeContrast(problem)).toBe(words)
})

test("ADM-15: a theme colour has a field, a template's colour has none", () => {
  expect([toThemeColour('brandInk'), toThemeColour('inkSoft')]).toEqual(['brandInk', null])
})
