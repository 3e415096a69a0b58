import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStaticPart } from '@/server/cache/site-frames'
import { removeStaticPartData } from '@/server/cache/static-parts'

const escapeData = (json: string) => json.replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
const push = (...data: unknown[]) => `<script>self.__next_f.push(${escapeData(JSON.stringify(data))})</script>`

/** Returns a page as Next caches it: its markup, then its React payload split into several scripts. */
function toPage(rows: string[], { pieces = 3, hidden = [] }: { pieces?: number; hidden?: string[] } = {}): string {
  const stream = rows.join('')
  const names = [...stream.matchAll(/"name":"([^"]+)","part"/g)].flatMap(([, name]) => name ?? [])
  const drawn = names.filter((name) => !hidden.includes(name)).map((name) => `<div data-static="${name}">drawn</div>`)
  const size = Math.ceil(stream.length / pieces)
  const scripts = Array.from({ length: pieces }, (_, at) => push(1, stream.slice(at * size, (at + 1) * size)))
  return `<html><body><main>${drawn.join('')}</main><script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

/** Returns the payload that a browser would read. */
function readStream(page: string): string {
  const texts = [...page.matchAll(/self\.__next_f\.push\((\[1,[^<]*\])\)/g)].map(([, json]) => String(JSON.parse(json ?? '[]')[1]))
  return texts.join('')
}

const KEEPER = '5:I[897,["/a.js"],"StaticPartContent"]\n'
const LEAF = '6:I[552,["/b.js"],"Leaf"]\n'
const staticPart = (name: string, id: string) => `["$","$L5",null,{"name":"${name}","part":"$@${id}"}]`
const text = (id: string, content: string) => `${id}:T${Buffer.byteLength(content).toString(16)},${content}`

describe('a cached page omits the payload of static parts', () => {
  test('PERF-02: a static part is emptied, and rows that only it refers to are removed; markup and everything else stay', () => {
    const page = toPage([
      KEEPER,
      `0:["$","main",null,{"children":[${staticPart('a', '10')},"$11"]}]\n`,
      '10:["$","p",null,{"children":"$12"}]\n',
      '11:"open"\n',
      '12:"long"\n',
    ])
    const short = removeStaticPartData(page).html
    expect(readStream(short)).toBe(`${KEEPER}0:["$","main",null,{"children":[${staticPart('a', '10')},"$11"]}]\n10:null\n11:"open"\n`)
    expect(short.replace(/<script>self.*<\/script>/, '')).toBe(page.replace(/<script>self.*<\/script>/, ''))
  })

  test('PERF-02: a static part with an interactive part inside stays whole, and so does the one around it', () => {
    const rows = [
      KEEPER,
      LEAF,
      `0:${staticPart('out', '10')}\n`,
      `10:["$","div",null,{"children":[${staticPart('in', '11')},${staticPart('quiet', '12')}]}]\n`,
    ]
    const page = toPage([...rows, '11:["$","p",null,{"children":["$","$L6",null,{}]}]\n', '12:"quiet"\n'])
    expect(readStream(removeStaticPartData(page).html)).toBe(
      [...rows, '11:["$","p",null,{"children":["$","$L6",null,{}]}]\n', '12:null\n'].join(''),
    )
  })

  test('PERF-02: a row shared by a static and an interactive part stays', () => {
    const rows = [
      KEEPER,
      LEAF,
      `0:[${staticPart('a', '10')},["$","$L6",null,{"card":"$10:props:card"}]]\n`,
      '10:["$","p",null,{"card":{"children":"$11"}}]\n',
      '11:"shared"\n',
    ]
    expect(readStream(removeStaticPartData(toPage(rows)).html)).toBe(rows.join(''))
  })

  test('PERF-02: text with line ends, multi-byte characters and row markers is one row', () => {
    const lines = 'é 🚗 \n7:["$","$L6",null,{}]\n</script>'
    const rows = [KEEPER, LEAF, text('a', lines), `0:["$a",${staticPart('a', '10')}]\n`]
    const page = toPage([...rows, text('b', lines), '10:["$","p",null,{"children":"$b"}]\n'])
    expect(readStream(removeStaticPartData(page).html)).toBe([...rows, '10:null\n'].join(''))
  })

  test('PERF-02: row numbers that start with a letter are distinguished from those without it', () => {
    const rows = [KEEPER, LEAF, text('a6', 'quiet'), text('b5', 'kept'), `0:["$b5",${staticPart('a', '10')}]\n`]
    const page = toPage([...rows, '10:["$","p",null,{"children":["$a6","$b5"]}]\n'])
    expect(readStream(removeStaticPartData(page).html)).toBe([KEEPER, LEAF, text('b5', 'kept'), rows[4], '10:null\n'].join(''))
  })

  test('PERF-02: a part that a script renders later keeps its data', () => {
    const rows = [KEEPER, `0:[${staticPart('a', '10')},${staticPart('b', '11')}]\n`]
    const page = toPage([...rows, '10:"x"\n', '11:"y"\n'], { hidden: ['a'] })
    expect(readStream(removeStaticPartData(page).html)).toBe([...rows, '10:"x"\n', '11:null\n'].join(''))
  })

  test.each([
    ['no static part', [KEEPER, '0:["$","main",null,{}]\n']],
    ['a row of an unknown kind', [KEEPER, `0:${staticPart('a', '10')}\n`, '10:"x"\n', '11:%"new"\n']],
    ['a row that ends too early', [KEEPER, `0:${staticPart('a', '10')}\n`, '10:"x"\n', '11:Tff,short']],
  ])('PERF-02: a page with %s comes back unchanged', (_, rows) => {
    const page = toPage(rows)
    expect(removeStaticPartData(page).html).toBe(page)
  })

  test("PERF-02: binary data and a form's state are left alone", () => {
    const page = toPage([KEEPER, `0:${staticPart('a', '10')}\n`, '10:"x"\n']).replace('</body>', `${push(3, 'aGVsbG8=')}</body>`)
    expect(removeStaticPartData(page).html).toBe(page)
  })

  test('PERF-02: the emptied parts are listed, including one emptied on another page, and their markup can be read', () => {
    const taken = staticPart('b', '11').replace('}]', ',"from":"/sites/harbour/7.sig"}]')
    const rows = [KEEPER, LEAF, `0:[${staticPart('a', '10')},${taken},${staticPart('c', '12')}]\n`, '11:null\n', '12:["$","$L6",null,{}]\n']
    const { html, emptied } = removeStaticPartData(toPage([...rows, '10:"x"\n']))
    expect(emptied).toEqual(['a', 'b'])
    expect(readStaticPart(html, 'a')).toBe('drawn')
  })

  test.each([
    ['<div data-static="a"><p>1</p></div><div>2</div>', '<p>1</p>'],
    [
      '<div class="contents" data-static="a"><div><div >1</div></div><divide></divide></div></div>',
      '<div><div >1</div></div><divide></divide>',
    ],
    ['<div data-static="a"><div data-static="b">1</div>2</div>', '<div data-static="b">1</div>2'],
    ['<div data-static="a"><div>never closed</div>', null],
    ['<div data-static="b">another</div>', null],
  ])('PERF-02: of %s the part has %s', (markup, part) => {
    expect(readStaticPart(markup, 'a')).toBe(part)
  })

  test('PERF-02: no row that a browser reads is missing, for random references', () => {
    const count = 12
    const link = fc.record({ to: fc.integer({ min: 1, max: count - 1 }), isStatic: fc.boolean(), isLeaf: fc.boolean() })
    fc.assert(
      fc.property(fc.array(fc.array(link, { maxLength: 3 }), { minLength: count, maxLength: count }), (graph) => {
        const id = (at: number) => (at === 0 ? '0' : (0x20 + at).toString(16))
        const cell = ({ to, isStatic, isLeaf }: (typeof graph)[number][number]) =>
          isLeaf ? '["$","$L6",null,{}]' : isStatic ? staticPart(`s${to}`, id(to)) : `"$L${id(to)}"`
        const page = toPage([KEEPER, LEAF, ...graph.map((links, at) => `${id(at)}:["row${at}",${links.map(cell).join(',') || '1'}]\n`)])
        const left = new Map(
          readStream(removeStaticPartData(page).html)
            .trimEnd()
            .split('\n')
            .map((row) => [row.slice(0, row.indexOf(':')), row]),
        )
        const read = new Set([id(0)])
        for (const at of read) {
          const row = left.get(at)
          expect(row, `row ${at} is read`).toBeDefined()
          for (const [, other] of row?.matchAll(/"\$[L@]?([0-9a-f]+)"/g) ?? []) if (other) read.add(other)
        }
        // An emptied part has no interactive part below it.
        const isAlive = (at: number, seen = new Set<number>()): boolean => {
          if (seen.has(at)) return false
          seen.add(at)
          return (graph[at] ?? []).some(({ to, isLeaf }) => isLeaf || isAlive(to, seen))
        }
        graph.forEach((_, at) => at > 0 && left.get(id(at))?.endsWith(':null') && expect(isAlive(at)).toBe(false))
      }),
    )
  })
})
