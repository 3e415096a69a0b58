import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { decideTemplate, FIXED_ATTRIBUTE, isMet, readNeeds, type SelectorNeeds, splitSelectors, toAttributeName } from './selector'

/** A prepared piece of a style sheet. A `named` piece is kept if its name is used: key frames, registered properties, fonts. */
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly { text: string; needs: SelectorNeeds }[]; body: readonly Piece[] }
  | { kind: 'group'; head: string; body: readonly Piece[] }
  | { kind: 'named'; name: string; text: string }

/** A style sheet, read once, from which the sheets of pages are cut, and the names that its rules need. */
export type StyleRules = { pieces: readonly Piece[]; names: ReadonlySet<string> }

/** What decides which rules a page needs: the names in it, and its template if it has one. */
type PageFacts = { names: ReadonlySet<string>; template: string | null }

const isKeyframes = (node: AtRule) => /(?:^|-)keyframes$/i.test(node.name)

function readFontFamily(node: AtRule): string {
  let family = ''
  node.walkDecls('font-family', ({ value }) => void (family = value.replace(/^(["'])(.*)\1$/, '$2')))
  return family
}

function readAtRule(node: AtRule): Piece {
  const name = node.name.toLowerCase()
  const text = node.toString()
  if (isKeyframes(node) || name === 'property') return { kind: 'named', name: node.params, text }
  if (name === 'font-face') return { kind: 'named', name: readFontFamily(node), text }
  if (!node.nodes || !node.some((child) => child.type !== 'decl')) return { kind: 'text', text: node.nodes ? text : `${text};` }
  return { kind: 'group', head: `@${node.name} ${node.params}`, body: readBody(node) }
}

const readRule = (node: Rule): Piece => ({
  kind: 'rule',
  selectors: splitSelectors(node.selector).map((text) => ({ text, needs: readNeeds(text) })),
  body: readBody(node),
})

function readNode(node: ChildNode): Piece[] {
  if (node.type === 'comment') return []
  if (node.type === 'atrule') return [readAtRule(node)]
  return node.type === 'rule' ? [readRule(node)] : [{ kind: 'text', text: `${node.toString()};` }]
}

function readBody(node: Container): Piece[] {
  const pieces: Piece[] = []
  for (const piece of (node.nodes ?? []).flatMap(readNode)) {
    const last = pieces.at(-1)
    if (last?.kind === 'text' && piece.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + piece.text }
    else pieces.push(piece)
  }
  const last = pieces.at(-1)
  // the last declaration of a rule needs no semicolon
  if (node.type === 'rule' && last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text.replace(/;$/, '') }
  return pieces
}

const listNeeds = ({ all, oneOf }: SelectorNeeds): string[] => [...all, ...oneOf.flat().flatMap(listNeeds)]

function listNames(piece: Piece): string[] {
  if (piece.kind === 'text') return []
  if (piece.kind === 'named') return [piece.name]
  const own = piece.kind === 'rule' ? piece.selectors.flatMap(({ needs }) => listNeeds(needs)) : []
  return [...own, ...piece.body.flatMap(listNames)]
}

/** Reads a style sheet. @throws CssSyntaxError */
export function readStyleRules(css: string): StyleRules {
  const pieces = readBody(postcss.parse(css))
  return { pieces, names: new Set(pieces.flatMap(listNames)) }
}

function cutSelectors(selectors: Extract<Piece, { kind: 'rule' }>['selectors'], { names, template }: PageFacts): string {
  const met = selectors.filter(({ needs }) => isMet(needs, names)).map(({ text }) => text)
  const kept = template === null ? met : met.map((text) => decideTemplate(text, template)).filter((text) => text !== null)
  return [...new Set(kept)].join()
}

/** Returns the text of the pieces whose selectors can match. Named pieces are put in as numbered marks, to be decided at the end. */
function cutPieces(pieces: readonly Piece[], page: PageFacts, named: Extract<Piece, { kind: 'named' }>[]): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind === 'text') text += piece.text
    else if (piece.kind === 'named') text += `\0${named.push(piece) - 1}\0`
    else {
      const head = piece.kind === 'rule' ? cutSelectors(piece.selectors, page) : piece.head
      const body = head === '' ? '' : cutPieces(piece.body, page, named)
      if (body !== '') text += `${head}{${body}}`
    }
  }
  return text
}

const MARK = /\0(\d+)\0/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const ATTRIBUTE = new RegExp(`\\s${FIXED_ATTRIBUTE}="([^"]*)"`, 'g')

const listTemplates = (html: string) => [...html.matchAll(ATTRIBUTE)].map(([, value = '']) => value)

/**
 * Lists the names that selectors can refer to in a page: the words of the whole page, not only of its class attributes, because the data of
 * client components contains some.
 */
export function listPageNames(html: string): Set<string> {
  const names = new Set<string>()
  for (const word of html.split(/[\s"\\<>]+/)) {
    names.add(word.includes('&') ? word.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) : word)
  }
  for (const template of listTemplates(html)) names.add(toAttributeName(template))
  return names
}

/**
 * Lists the names of a style sheet that a script contains, because it may set them as classes.
 * @param known All names of the sheet.
 */
export function listScriptNames(script: string, known: ReadonlySet<string>): string[] {
  const words = new Set(script.split(/[\s"'`\\<>{}$]+/))
  // names with quotation marks are not words
  return [...known].filter((name) => words.has(name) || (/["'<>{}$]/.test(name) && script.includes(name)))
}

/**
 * Cuts the rules that a page needs out of its style sheets (PERF-15), in their order. A rule remains unless no element of the page, or one
 * that a script adds, can match it whatever its state; key frames, properties and fonts remain if a remaining rule, the page or a script
 * names them.
 * @param scriptNames The names in the page's scripts.
 */
export function cutStyleRules(sheets: readonly StyleRules[], html: string, scriptNames: Iterable<string> = []): string {
  const named: Extract<Piece, { kind: 'named' }>[] = []
  const names = listPageNames(html)
  for (const name of scriptNames) names.add(name)
  const templates = listTemplates(html)
  const page = { names, template: templates.length === 1 ? (templates[0] ?? null) : null }
  const rules = sheets.map(({ pieces }) => cutPieces(pieces, page, named)).join('')
  const kept = named.map(({ name, text }) => (rules.includes(name) || html.includes(name) || names.has(name) ? text : ''))
  // several sheets may have the same ones, such as fonts
  const once = kept.map((text, index) => (kept.indexOf(text) === index ? text : ''))
  return rules.replace(MARK, (_, index: string) => once[Number(index)] ?? '')
}
