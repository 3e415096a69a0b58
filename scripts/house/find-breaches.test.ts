import { describe, expect, test } from 'vitest'
import {
  findBadNames,
  findClientShare,
  findClimbingImports,
  findDefaultExports,
  findIncompleteBlocks,
  findUntestedDomain,
} from './find-breaches'
import { findCopies } from './find-copies'

const file = (name: string, text = '') => ({ name, text })

describe('the house rules', () => {
  test.each([
    ['src/domain/pricing/price-display.test.ts', 0],
    ['src/app/(site)/sites/[tenant]/[epoch]/[[...path]]/page.tsx', 0],
    ['src/app/(site)/sites/[tenant]/[epoch]/-404/page.tsx', 0],
    ['src/ui/PriceLabel.tsx', 1],
    ['src/server/utils/format.ts', 1],
    ['src/domain/helpers.ts', 1],
  ])('the name %s has %i violations', (name, breaches) => {
    expect(findBadNames([file(name)])).toHaveLength(breaches)
  })

  test.each([
    ['src/app/(site)/page.tsx', 0],
    ['next.config.ts', 0],
    ['src/ui/price.tsx', 1],
  ])('a default export in %s has %i violations', (name, breaches) => {
    expect(findDefaultExports([file(name, 'export default function A() {}')])).toHaveLength(breaches)
  })

  // In parts, or this file would break the rule itself.
  const UP = '../'
  test.each([
    [`import { a } from '${UP}a'`, 0],
    [`import { a } from '@/domain/a'`, 0],
    [`import { a } from '${UP}${UP}a'`, 1],
    [`import {\n  a,\n} from "${UP}${UP}a"`, 1],
    [`export * from '${UP}${UP}${UP}a'`, 1],
    [`import '${UP}${UP}a.css'`, 1],
    [`const a = await import('${UP}${UP}a')`, 1],
    [`const path = '${UP}${UP}a'`, 0],
  ])('%s has %i violations', (text, breaches) => {
    expect(findClimbingImports([file('src/ui/a/b.ts', text)])).toHaveLength(breaches)
  })

  test('a domain module with behaviour needs a test beside it; types need none', () => {
    const files = [file('src/domain/a.ts', 'export function f() {}'), file('src/domain/b.ts', 'export type B = 1')]
    expect(findUntestedDomain(files)).toEqual(['src/domain/a.ts: has no test beside it'])
    expect(findUntestedDomain([...files, file('src/domain/a.test.ts')])).toEqual([])
  })

  test('a block needs its four parts', () => {
    const files = [file('blocks/hero/config.ts'), file('blocks/hero/component.tsx'), file('blocks/configs.ts')]
    expect(findIncompleteBlocks(files)).toEqual(['blocks/hero: lacks examples.ts', 'blocks/hero: lacks component.test.tsx'])
  })

  test('at most a quarter of the components run in the browser', () => {
    const server = [1, 2, 3].map((n) => file(`src/ui/server-${n}.tsx`))
    const client = file('src/ui/client.tsx', "'use client'\n")
    expect(findClientShare([...server, client])).toEqual([])
    expect(findClientShare([...server, client, client])).toHaveLength(1)
  })
})

describe('copies', () => {
  const body = ['const a = 1', 'const b = 2', 'const c = 3', 'const d = 4', 'const e = 5', 'const f = 6']

  test.each([
    ['six lines in two files', body.join('\n'), `export const x = 1\n${body.join('\n')}`, 1],
    ['six lines that differ only in spacing and comments', body.join('\n'), body.map((line) => `  ${line}\n\n// why`).join('\n'), 1],
    ['five lines', body.slice(1).join('\n'), body.slice(1).join('\n'), 0],
    ['six imports', body.map((line) => `import ${line}`).join('\n'), body.map((line) => `import ${line}`).join('\n'), 0],
  ])('%s', (_, first, second, found) => {
    expect(findCopies([file('a.ts', first), file('b.ts', second)])).toHaveLength(found)
  })

  test('a longer run is one copy, with its length and positions', () => {
    const long = [...body, 'const g = 7', 'const h = 8'].join('\n')
    expect(findCopies([file('a.ts', long), file('b.ts', long)])).toEqual([{ lines: 8, first: 'a.ts:1', second: 'b.ts:1' }])
  })

  test('a copy within one file counts', () => {
    expect(findCopies([file('a.ts', [...body, ...body].join('\n'))])).toHaveLength(1)
  })
})
