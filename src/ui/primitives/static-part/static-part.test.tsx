import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { StaticPart } from './static-part'

const CACHE = Symbol.for('forecourt.page-cache')
const before: unknown = Reflect.get(globalThis, CACHE)
afterEach(() => void Reflect.set(globalThis, CACHE, before))

test('PERF-04: a static part is rendered, or taken from the page cache if the site has it there', () => {
  Reflect.set(globalThis, CACHE, { framePart: (path: string, name: string) => `<b>${name} of ${path}</b>` })
  expect(renderToStaticMarkup(<StaticPart name="header">drawn</StaticPart>)).toBe('<div class="contents" data-static="header">drawn</div>')
  const taken = (
    <StaticPart name="header" from="/sites/harbour/7.sig">
      drawn
    </StaticPart>
  )
  expect(renderToStaticMarkup(taken)).toBe('<div class="contents" data-static="header"><b>header of /sites/harbour/7.sig</b></div>')
})
