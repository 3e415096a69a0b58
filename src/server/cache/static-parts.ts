/**
 * Removes duplicate data from finished pages before the page cache stores them (docs/decisions/0014).
 *
 * **Problem.** Next.js writes every page twice into its HTML: as markup, and as the data ("flight" rows in `self.__next_f.push(…)` scripts) from which React
 * builds the same elements in the browser. On a home page the second copy is half of the bytes and nearly all of the hydration work.
 *
 * **What it does.** `StaticPart` (src/ui/primitives/static-part) wraps parts of a page that never change after the server has rendered them. For each such part that
 * contains no client component and is present in the markup, the row with its data is replaced by `null`, and rows that nothing else refers to are dropped.
 * `StaticPartContent` sees the `null` and leaves the server's markup as it is.
 *
 * **What it depends on.** The rows, `id:model` a line, referring to each other as "$id", are not a public format of React. A page with a row of an
 * unknown kind is stored unchanged, so a new version of React costs bytes and never a page; tests/e2e/static-parts.spec.ts fails then.
 *
 * **How to remove it in one commit.** Delete this file, site-frames.ts, tests/unit/static-parts.test.ts and tests/e2e/static-parts.spec.ts. In
 * page-cache-handler.ts delete the lines that the compiler names; the policy is then written from `value.html`. In page-cache.ts and page-store.ts delete
 * `frames`; in src/app/site/site-frame.tsx delete `from`. Make `StaticPart` return its children, or delete it where it is used, with its folder.
 * Pages stay correct and get heavier: adjust the budgets of tests/e2e/weight.spec.ts.
 */
const SCRIPT = /<script>self\.__next_f\.push\((\[[^<]*?\])\)<\/script>/g
/** Rows of these kinds say their length in bytes and may hold line ends: text, and the kinds of binary data. */
const SIZED = new Set([...'TAOobUSsLlGgMmV'])
/** Rows of these kinds are a line: modules, hints, errors, streams. */
const LINED = /^[A-Z#rx]$/
const MODEL = /^[[{"\-\dtfn]$/
const STILL = /\["\$","\$L([0-9a-f]+)",(?:null|"[^"]*"),\{"name":"([^"]*)","still":"\$@([0-9a-f]+)"(?:,"from":"[^"]*")?\}/g
/** Its kind is a letter that no number of a row begins with. */
const REFERENCE = /"\$[A-Zg-z@]?([0-9a-f]+)(?=[":])/g
const MODULE = 'I'

/** One row of the data; `text` is the whole line with its id. */
type Row = { id: string; kind: string; text: string }
/** A still part as a row refers to it: the component that holds it, its name, and the row of its content. */
type StillReference = { holder: string; name: string; row: string }
type References = { stills: StillReference[]; others: string[] }
type Links = ReadonlyMap<string, References>
/** What `self.__next_f.push` is given: a kind, and data of kind 1. */
type Push = [kind: number, data?: string]

function joinData(scripts: readonly Push[]): string | null {
  const pieces: string[] = []
  for (const [kind, text] of scripts) {
    if (kind === 1 && text !== undefined) pieces.push(text)
    else if (kind !== 0) return null
  }
  return pieces.join('')
}

/** The rows of a stream, or null when one of them is of a kind that is not known here. */
function readRows(data: string): Row[] | null {
  const bytes = Buffer.from(data)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) return null
    const id = bytes.toString('latin1', at, colon)
    const kind = bytes.toString('latin1', colon + 1, colon + 2)
    let end: number
    if (SIZED.has(kind)) {
      const comma = bytes.indexOf(',', colon)
      end = comma + 1 + parseInt(bytes.toString('latin1', colon + 2, comma), 16)
    } else if (LINED.test(kind) || MODEL.test(kind)) {
      end = bytes.indexOf('\n', colon) + 1
    } else return null
    if (!/^[0-9a-f]*$/.test(id) || !(end > colon) || end > bytes.length) return null
    rows.push({ id, kind, text: bytes.toString('utf8', at, end) })
    at = end
  }
  return rows
}

/** What a row refers to: still parts, each with the component that holds it, apart from everything else. */
function readReferences({ kind, text }: Row): References {
  const stills: StillReference[] = []
  if (SIZED.has(kind)) return { stills, others: [] }
  const rest = text.replace(STILL, (_, holder: string, name: string, row: string) => {
    stills.push({ holder, name, row })
    return ''
  })
  return { stills, others: [...rest.matchAll(REFERENCE)].flatMap(([, id]) => id ?? []) }
}

/** Follows references from a row, but not into still parts; those that it meets come apart. */
function follow(from: string, links: Links): { seen: Set<string>; stills: StillReference[] } {
  const seen = new Set([from])
  const stills: StillReference[] = []
  for (const id of seen) {
    const link = links.get(id)
    for (const other of link?.others ?? []) seen.add(other)
    stills.push(...(link?.stills ?? []))
  }
  return { seen, stills }
}

const countIn = (text: string, piece: string) => text.split(piece).length - 1

/** Whether every still part of that name stands in the markup: one that a script draws later needs its data then. */
function isDrawn(name: string, stills: readonly StillReference[], markup: string): boolean {
  return countIn(markup, `data-still="${name}"`) === stills.filter((still) => still.name === name).length
}

/** The rows of the still parts that are drawn and have nothing alive in them, themselves or in a still part within. */
function findLifeless(links: Links, modules: ReadonlySet<string>, markup: string): Set<string> {
  const all = [...links.values()].flatMap(({ stills }) => stills)
  const holders = new Set(all.map(({ holder }) => holder))
  const known = new Map<string, boolean>()
  const isLifeless = ({ name, row }: StillReference): boolean => {
    const before = known.get(row)
    if (before !== undefined) return before
    // a part that holds itself, which no page has, is not emptied
    known.set(row, false)
    const { seen, stills } = follow(row, links)
    const isQuiet = links.has(row) && ![...seen].some((id) => modules.has(id) && !holders.has(id))
    const answer = isQuiet && isDrawn(name, all, markup) && stills.every(isLifeless)
    known.set(row, answer)
    return answer
  }
  return new Set(all.filter(isLifeless).map(({ row }) => row))
}

/** The rows that only lifeless parts speak of, the parts themselves among them. */
function findSpare(rows: readonly Row[], links: Links, modules: ReadonlySet<string>, lifeless: ReadonlySet<string>): Set<string> {
  const spare = new Set<string>()
  const take = (row: string) => {
    const { seen, stills } = follow(row, links)
    for (const id of seen) spare.add(id)
    for (const still of stills) if (!spare.has(still.row)) take(still.row)
  }
  for (const row of lifeless) take(row)
  // what a row that stays speaks of stays as well, and so on
  const staying = new Set(rows.map(({ id }) => id).filter((id) => !spare.has(id) || modules.has(id)))
  for (const id of staying) {
    const link = links.get(id)
    for (const other of link?.others ?? []) staying.add(other)
    for (const { row } of link?.stills ?? []) if (!lifeless.has(row)) staying.add(row)
  }
  for (const id of staying) spare.delete(id)
  return spare
}

function shortenRows(rows: readonly Row[], markup: string): { data: string; emptied: string[] } {
  const links = new Map(rows.map((row) => [row.id, readReferences(row)]))
  const modules = new Set(rows.filter(({ kind }) => kind === MODULE).map(({ id }) => id))
  const lifeless = findLifeless(links, modules, markup)
  const spare = findSpare(rows, links, modules, lifeless)
  const left = rows.flatMap(({ id, text }) => (!spare.has(id) ? text : lifeless.has(id) ? `${id}:null\n` : []))
  const emptied = [...links.values()].flatMap(({ stills }) => stills.flatMap(({ name, row }) => (lifeless.has(row) ? name : [])))
  return { data: left.join(''), emptied }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}
const toScript = (data: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)})</script>`

/** @throws when it is neither a kind alone nor a kind with text. */
function readPush(json: string): Push {
  const push: unknown = JSON.parse(json)
  if (!Array.isArray(push) || typeof push[0] !== 'number') throw new SyntaxError('not a script of Next.js')
  return typeof push[1] === 'string' ? [push[0], push[1]] : [push[0]]
}

/**
 * The same page without the second writing of its still parts, and the names of those parts. `html` as Next keeps it; a page without still
 * parts comes back as it is.
 */
export function leaveOutStillParts(html: string): { html: string; emptied: string[] } {
  const asItIs = { html, emptied: [] }
  if (!html.includes('data-still="')) return asItIs
  const scripts: Push[] = []
  try {
    for (const [, json = ''] of html.matchAll(SCRIPT)) scripts.push(readPush(json))
  } catch {
    return asItIs
  }
  const stream = joinData(scripts)
  const rows = stream === null ? null : readRows(stream)
  if (!rows) return asItIs
  const { data, emptied } = shortenRows(rows, html.replace(SCRIPT, ''))
  let isWritten = false
  const short = html.replace(SCRIPT, (script) => {
    if (script.includes('.push([0')) return script
    const written = isWritten ? '' : toScript(data)
    isWritten = true
    return written
  })
  return { html: short, emptied }
}
