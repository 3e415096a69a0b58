import { expect, test } from 'vitest'
import { findCitations, findRepeated, listRequirements } from './find-citations'

// Assembled here, because this file is searched for requirement numbers as well.
const number = (area: string, last: string) => `${area}-${last}`
const ONE = number('ZZA', '01')
const TWO = number('ZZA', '02')
const UNLISTED = number('ZZA', '03')
const UNLISTED_AREA = number('ZZB', '01')
const LISTED = [ONE, TWO]
const testFile = (text: string) => ({ name: 'src/a.test.ts', text })

test('requirements are lines that start with a number in bold', () => {
  const text = `# Requirements\n\nAs \`${ONE}\` says.\n\n- **${ONE}** One thing.\n- **${TWO}** Another, see **${ONE}**.\n`
  expect(listRequirements(text)).toEqual(LISTED)
  expect(findRepeated(listRequirements(text))).toEqual([])
  expect(findRepeated([...LISTED, ONE])).toEqual([`docs/requirements.md: ${ONE} is listed twice`])
})

test.each([
  ['in a title', testFile(`test('${UNLISTED}: works')`), [UNLISTED]],
  ['beside a listed one', testFile(`test('${ONE}, ${UNLISTED}: works')`), [UNLISTED]],
  ['of an unlisted area, in a title', testFile(`test("${UNLISTED_AREA}: works")`), [UNLISTED_AREA]],
  ['in a comment of the source', { name: 'src/a.ts', text: `/** The rule of ${UNLISTED}. */` }, [UNLISTED]],
  ['of an unlisted area, outside a title', testFile(`makeCar({ stocknum: '${UNLISTED_AREA}' })`), []],
  ['that is listed', testFile(`test('${ONE}: works')`), []],
])('a number %s', (_, file, unknown) => {
  expect(findCitations([file], LISTED).unknown).toEqual(unknown.map((found) => `${file.name}: ${found} is not a requirement`))
})

test.each([
  ['a title', testFile(`test('${ONE}: works')`), [TWO]],
  ['a row of a table', testFile(`test.each([\n  ['${ONE}', 1],\n  ['${TWO}', 2],\n])`), []],
  ['an address before a number on the same line', testFile(`['https://a.example', '${ONE}']`), [TWO]],
  ['a comment', testFile(`// ${ONE}\n/* ${TWO} */`), [ONE, TWO]],
  ['a skipped test', testFile(`test.skip('${ONE}: works')`), [ONE, TWO]],
  ['a file that is not a test', { name: 'src/a.ts', text: `'${ONE}: works'` }, [ONE, TWO]],
])('numbers without a test, given %s', (_, file, untested) => {
  expect(findCitations([file], LISTED).untested).toEqual(untested)
})
