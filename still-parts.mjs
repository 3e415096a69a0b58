/**
 * Takes out of a finished page what its scripts never need. Next writes every page twice: as markup, and once more as data from which
 * React builds the same elements in the browser. A part that stands inside of `Still` (src/ui/still) and has nothing alive in it is
 * kept by the browser as it was drawn, so its second writing is left out here.
 *
 * The data is a stream of rows, `id:model` a line, that refer to each other as "$id". A page whose rows are not understood is left as it is.
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

function unescapeData(scripts) {
  const pieces = []
  for (const [kind, text] of scripts) {
    if (kind === 1) pieces.push(text)
    else if (kind !== 0) return null
  }
  return pieces.join('')
}

/** The rows of a stream, or null when one of them is of a kind that is not known here. */
function readRows(data) {
  const bytes = Buffer.from(data)
  const rows = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    if (colon < 0) return null
    const id = bytes.toString('latin1', at, colon)
    const kind = String.fromCharCode(bytes[colon + 1])
    let end
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

/** What a row speaks of: still parts, each with the component that holds it, apart from everything else. */
function readReferences({ kind, text }) {
  const stills = []
  if (SIZED.has(kind)) return { stills, others: [] }
  const rest = text.replace(STILL, (_, holder, name, row) => {
    stills.push({ holder, name, row })
    return ''
  })
  return { stills, others: [...rest.matchAll(REFERENCE)].map(([, id]) => id) }
}

/** Follows references from a row, but not into still parts; those that it meets come apart. */
function follow(from, links) {
  const seen = new Set([from])
  const stills = []
  for (const id of seen) {
    const link = links.get(id)
    for (const other of link?.others ?? []) seen.add(other)
    stills.push(...(link?.stills ?? []))
  }
  return { seen, stills }
}

const countIn = (text, piece) => text.split(piece).length - 1

/** Whether every still part of that name stands in the markup: one that a script draws later needs its data then. */
function isDrawn(name, stills, markup) {
  return countIn(markup, `data-still="${name}"`) === stills.filter((still) => still.name === name).length
}

/** The rows of the still parts that are drawn and have nothing alive in them, themselves or in a still part within. */
function findLifeless(links, modules, markup) {
  const all = [...links.values()].flatMap(({ stills }) => stills)
  const holders = new Set(all.map(({ holder }) => holder))
  const known = new Map()
  const isLifeless = ({ name, row }) => {
    if (!known.has(row)) {
      known.set(row, false)
      const { seen, stills } = follow(row, links)
      const isQuiet = links.has(row) && ![...seen].some((id) => modules.has(id) && !holders.has(id))
      known.set(row, isQuiet && isDrawn(name, all, markup) && stills.every(isLifeless))
    }
    return known.get(row)
  }
  return new Set(all.filter(isLifeless).map(({ row }) => row))
}

/** The rows that only lifeless parts speak of, the parts themselves among them. */
function findSpare(rows, links, modules, lifeless) {
  const spare = new Set()
  const take = (row) => {
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

function shortenRows(rows, markup) {
  const links = new Map(rows.map((row) => [row.id, readReferences(row)]))
  const modules = new Set(rows.filter(({ kind }) => kind === MODULE).map(({ id }) => id))
  const lifeless = findLifeless(links, modules, markup)
  const spare = findSpare(rows, links, modules, lifeless)
  const left = rows.flatMap(({ id, text }) => (!spare.has(id) ? text : lifeless.has(id) ? `${id}:null\n` : []))
  const emptied = [...links.values()].flatMap(({ stills }) => stills.flatMap(({ name, row }) => (lifeless.has(row) ? name : [])))
  return { data: left.join(''), emptied }
}

const ESCAPES = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' }
const toScript = (data) =>
  `<script>self.__next_f.push(${JSON.stringify([1, data]).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign])})</script>`

/**
 * The same page without the second writing of its still parts, and the names of those parts. `html` as Next keeps it; a page without still
 * parts comes back as it is.
 */
export function leaveOutStillParts(html) {
  const asItIs = { html, emptied: [] }
  if (!html.includes('data-still="')) return asItIs
  const scripts = []
  try {
    for (const [, json] of html.matchAll(SCRIPT)) scripts.push(JSON.parse(json))
  } catch {
    return asItIs
  }
  const stream = unescapeData(scripts)
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

/** What a page's markup has inside of a still part; null when the part is not there or does not end. */
export function readStillPart(html, name) {
  const mark = html.indexOf(` data-still="${name}"`)
  const start = mark < 0 ? -1 : html.indexOf('>', mark) + 1
  if (start <= 0) return null
  const tags = /<(\/?)div[\s>]/g
  tags.lastIndex = start
  let depth = 1
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.slice(start, tag.index)
  }
  return null
}
