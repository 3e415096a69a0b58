import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { FIXED_ATTRIBUTE, isMet, readNeeds, type SelectorNeeds, splitSelectors, toAttributeName } from './selector'

/** A prepared piece of a style sheet. A `named` piece is kept if its name is used: key frames, registered properties, fonts. */
type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; selectors: readonly { text: string; needs: SelectorNeeds }[]; body: readonly Piece[] }
  | { kind: 'group'; head: string; body: readonly Piece[] }
  | { kind: 'named'; name: string; text: string }

/** A style sheet, read once, from which the sheets of pages are cut, and its text without fonts. */
export type StyleRules = { pieces: readonly Piece[]; withoutFonts: string }

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

/** Reads a style sheet. @throws CssSyntaxError */
export function readStyleRules(css: string): StyleRules {
  const root = postcss.parse(css)
  const pieces = readBody(root)
  root.walkAtRules('font-face', (node) => void node.remove())
  return { pieces, withoutFonts: root.toString() }
}

/** Returns the text of the pieces whose selectors can match. Named pieces are put in as numbered marks, to be decided at the end. */
function cutPieces(pieces: readonly Piece[], names: ReadonlySet<string>, named: Extract<Piece, { kind: 'named' }>[]): string {
  let text = ''
  for (const piece of pieces) {
    if (piece.kind === 'text') text += piece.text
    else if (piece.kind === 'named') text += `\0${named.push(piece) - 1}\0`
    else {
      const kept = piece.kind === 'rule' ? piece.selectors.filter(({ needs }) => isMet(needs, names)) : []
      const head = piece.kind === 'rule' ? kept.map((selector) => selector.text).join() : piece.head
      const body = head === '' ? '' : cutPieces(piece.body, names, named)
      if (body !== '') text += `${head}{${body}}`
    }
  }
  return text
}

const MARK = /\0(\d+)\0/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const ATTRIBUTE = new RegExp(`\\s${FIXED_ATTRIBUTE}="([^"]*)"`, 'g')

/**
 * Lists the names that selectors can refer to in a page: the words of the whole page, not only of its class attributes, because scripts
 * set classes too and the data of client components contains some.
 */
export function listPageNames(html: string): Set<string> {
  const names = new Set<string>()
  for (const word of html.split(/[\s"\\<>]+/)) {
    names.add(word.includes('&') ? word.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity) : word)
  }
  for (const [, value = ''] of html.matchAll(ATTRIBUTE)) names.add(toAttributeName(value))
  return names
}

/**
 * Cuts the rules that a page needs out of its style sheets (PERF-15), in their order. A rule remains unless no element of the page can
 * match it whatever its state; key frames, properties and fonts remain if a remaining rule or the page names them.
 */
export function cutStyleRules(sheets: readonly StyleRules[], html: string): string {
  const named: Extract<Piece, { kind: 'named' }>[] = []
  const names = listPageNames(html)
  const rules = sheets.map(({ pieces }) => cutPieces(pieces, names, named)).join('')
  const kept = named.map(({ name, text }) => (rules.includes(name) || html.includes(name) ? text : ''))
  // several sheets may have the same ones, such as fonts
  const once = kept.map((text, index) => (kept.indexOf(text) === index ? text : ''))
  return rules.replace(MARK, (_, index: string) => once[Number(index)] ?? '')
}
