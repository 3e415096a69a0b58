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
/** Rows of these kinds begin with their length in bytes and may contain line breaks: text and binary data. */
const SIZED = new Set([...'TAOobUSsLlGgMmV'])
/** Rows of these kinds are one line: modules, hints, errors, streams. */
const LINED = /^[A-Z#rx]$/
const MODEL = /^[[{"\-\dtfn]$/
const STATIC_PART = /\["\$","\$L([0-9a-f]+)",(?:null|"[^"]*"),\{"name":"([^"]*)","part":"\$@([0-9a-f]+)"(?:,"from":"[^"]*")?\}/g
/** The kind is a letter that is not a hexadecimal digit, so it is not part of the row number. */
const REFERENCE = /"\$[A-Zg-z@]?([0-9a-f]+)(?=[":])/g
const MODULE = 'I'

/** One row of the data; `text` is the whole line with its id. */
type Row = { id: string; kind: string; text: string }
/** A reference to a static part: the component that holds it, its name, and the row with its content. */
type PartReference = { holder: string; name: string; row: string }
type RowReferences = { parts: PartReference[]; others: string[] }
type Links = ReadonlyMap<string, RowReferences>
/** The argument of `self.__next_f.push`: a kind, and data if the kind is 1. */
type Push = [kind: number, data?: string]

function joinData(scripts: readonly Push[]): string | null {
  const pieces: string[] = []
  for (const [kind, text] of scripts) {
    if (kind === 1 && text !== undefined) pieces.push(text)
    else if (kind !== 0) return null
  }
  return pieces.join('')
}

/** Returns the rows of a stream, or null when one is of an unknown kind. */
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

/** Returns the references of a row, those to static parts separately. */
function readReferences({ kind, text }: Row): RowReferences {
  const parts: PartReference[] = []
  if (SIZED.has(kind)) return { parts, others: [] }
  const rest = text.replace(STATIC_PART, (_, holder: string, name: string, row: string) => {
    parts.push({ holder, name, row })
    return ''
  })
  return { parts, others: [...rest.matchAll(REFERENCE)].flatMap(([, id]) => id ?? []) }
}

/** Follows references from a row, except into static parts, which it returns separately. */
function follow(from: string, links: Links): { seen: Set<string>; parts: PartReference[] } {
  const seen = new Set([from])
  const parts: PartReference[] = []
  for (const id of seen) {
    const link = links.get(id)
    for (const other of link?.others ?? []) seen.add(other)
    parts.push(...(link?.parts ?? []))
  }
  return { seen, parts }
}

const countIn = (text: string, piece: string) => text.split(piece).length - 1

/** Whether every static part of that name is in the markup. A part that a script renders later needs its data. */
function isRendered(name: string, parts: readonly PartReference[], markup: string): boolean {
  return countIn(markup, `data-static="${name}"`) === parts.filter((part) => part.name === name).length
}

/** Finds the rows of static parts that are in the markup and contain no client component, also in static parts inside them. */
function findRemovable(links: Links, modules: ReadonlySet<string>, markup: string): Set<string> {
  const all = [...links.values()].flatMap(({ parts }) => parts)
  const holders = new Set(all.map(({ holder }) => holder))
  const known = new Map<string, boolean>()
  const isRemovable = ({ name, row }: PartReference): boolean => {
    const before = known.get(row)
    if (before !== undefined) return before
    // a part that contains itself, which no page has, keeps its data
    known.set(row, false)
    const { seen, parts } = follow(row, links)
    const hasNoClientComponent = links.has(row) && ![...seen].some((id) => modules.has(id) && !holders.has(id))
    const answer = hasNoClientComponent && isRendered(name, all, markup) && parts.every(isRemovable)
    known.set(row, answer)
    return answer
  }
  return new Set(all.filter(isRemovable).map(({ row }) => row))
}

/** Finds the rows that only parts without client components refer to, and the rows of these parts. */
function findUnusedRows(rows: readonly Row[], links: Links, modules: ReadonlySet<string>, removable: ReadonlySet<string>): Set<string> {
  const unused = new Set<string>()
  const take = (row: string) => {
    const { seen, parts } = follow(row, links)
    for (const id of seen) unused.add(id)
    for (const part of parts) if (!unused.has(part.row)) take(part.row)
  }
  for (const row of removable) take(row)
  // what a remaining row refers to remains too, and so on
  const remaining = new Set(rows.map(({ id }) => id).filter((id) => !unused.has(id) || modules.has(id)))
  for (const id of remaining) {
    const link = links.get(id)
    for (const other of link?.others ?? []) remaining.add(other)
    for (const { row } of link?.parts ?? []) if (!removable.has(row)) remaining.add(row)
  }
  for (const id of remaining) unused.delete(id)
  return unused
}

function shortenRows(rows: readonly Row[], markup: string): { data: string; emptied: string[] } {
  const links = new Map(rows.map((row) => [row.id, readReferences(row)]))
  const modules = new Set(rows.filter(({ kind }) => kind === MODULE).map(({ id }) => id))
  const removable = findRemovable(links, modules, markup)
  const unused = findUnusedRows(rows, links, modules, removable)
  const left = rows.flatMap(({ id, text }) => (!unused.has(id) ? text : removable.has(id) ? `${id}:null\n` : []))
  const emptied = [...links.values()].flatMap(({ parts }) => parts.flatMap(({ name, row }) => (removable.has(row) ? name : [])))
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

/** @throws SyntaxError when it is neither a kind nor a kind with text. */
function readPush(json: string): Push {
  const push: unknown = JSON.parse(json)
  if (!Array.isArray(push) || typeof push[0] !== 'number') throw new SyntaxError('not a script of Next.js')
  return typeof push[1] === 'string' ? [push[0], push[1]] : [push[0]]
}

/**
 * Removes the data of static parts from a page, and returns the names of those parts. A page without static parts is returned unchanged.
 * @param html The page as Next.js caches it.
 */
export function removeStaticPartData(html: string): { html: string; emptied: string[] } {
  const unchanged = { html, emptied: [] }
  if (!html.includes('data-static="')) return unchanged
  const scripts: Push[] = []
  try {
    for (const [, json = ''] of html.matchAll(SCRIPT)) scripts.push(readPush(json))
  } catch {
    return unchanged
  }
  const stream = joinData(scripts)
  const rows = stream === null ? null : readRows(stream)
  if (!rows) return unchanged
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
