import { expect, test } from 'vitest'
import { addBefore, addImport, addToEnd } from './edit-text'

const TEXT = `import { one } from './one/config'
import { three } from './three/config'
import type { Types } from './types'

export const all: Types = {
  one,
  three: [
    1,
  ],
}
export const others = []
`

test('lines are added before another', () => {
  expect(addBefore(TEXT, 'export const others', '// others')).toContain('}\n// others\nexport const others')
})

test('an entry is added at the end of the object that a line opens, not of one inside it', () => {
  expect(addToEnd(TEXT, 'export const all', '  two,')).toContain('  three: [\n    1,\n  ],\n  two,\n}\n')
  expect(addToEnd(TEXT, '  three: [', '    2,')).toContain('    1,\n    2,\n  ],')
})

test.each([
  ['between two', "import { two } from './thor/config'", "one/config'\nimport { two } from './thor/config'\nimport { three }"],
  ['at the end', "import { two } from './two/config'", "three/config'\nimport { two } from './two/config'\nimport type { Types }"],
])('an import is added %s', (_, statement, expected) => {
  expect(addImport(TEXT, statement)).toContain(expected)
})

test('a missing line is named', () => {
  expect(() => addBefore(TEXT, 'export const none', '')).toThrow("no line 'export const none'")
  expect(() => addToEnd(TEXT, 'export const none', '')).toThrow("no line 'export const none'")
  expect(() => addImport(TEXT, "import { a } from '@/a'")).toThrow("no line 'import … from '@/…''")
})
