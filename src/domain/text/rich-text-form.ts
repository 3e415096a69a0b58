import { explainBadHref, isHalfTypedHref } from '../navigation/href'

type Node = Record<string, unknown>
type Check = (node: Node) => boolean

const MAX_DEPTH = 24

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOptional = (value: unknown, type: 'string' | 'number') => value === undefined || value === null || typeof value === type
const always: Check = () => true
const isLink: Check = ({ fields }) => isNode(fields) && isOptional(fields.url, 'string')

/** The allowed nodes, see `collections/shared/editor.ts`. Includes h1 to h6, because pasted headings keep their level. */
const NODE_CHECKS: Readonly<Record<string, Check>> = {
  root: always,
  paragraph: always,
  linebreak: always,
  tab: always,
  horizontalrule: always,
  text: ({ text, format }) => typeof text === 'string' && isOptional(format, 'number'),
  heading: ({ tag }) => typeof tag === 'string' && /^h[1-6]$/.test(tag),
  list: ({ tag, listType }) => (tag === 'ul' || tag === 'ol') && (listType === 'bullet' || listType === 'number' || listType === 'check'),
  listitem: ({ value }) => isOptional(value, 'number'),
  link: isLink,
  autolink: isLink,
}

/** Nodes with children. */
const PARENT_TYPES: readonly string[] = ['root', 'paragraph', 'heading', 'list', 'listitem', 'link', 'autolink']

function isKnown(node: unknown): node is Node & { type: string } {
  if (!isNode(node) || typeof node.type !== 'string' || !Object.hasOwn(NODE_CHECKS, node.type)) return false
  return NODE_CHECKS[node.type]?.(node) === true && (!PARENT_TYPES.includes(node.type) || Array.isArray(node.children))
}

const childrenOf = (node: Node): unknown[] => (Array.isArray(node.children) ? node.children : [])

function explainBadLink({ type, fields }: Node): string | null {
  if ((type !== 'link' && type !== 'autolink') || !isNode(fields) || typeof fields.url !== 'string') return null
  const problem = explainBadHref(fields.url)
  return problem === null || isHalfTypedHref(fields.url) ? null : `A link in this text leads to an address that cannot be used. ${problem}`
}

function explainBadNode(node: unknown, level: number): string | null {
  if (level > MAX_DEPTH) return 'This text is nested too deeply. Take lists out of lists.'
  if (!isKnown(node))
    return 'A part of this text is of a type that does not exist here. Remove it, or paste the text again without formatting.'
  const bad = explainBadLink(node)
  if (bad !== null) return bad
  for (const child of childrenOf(node)) {
    const problem = explainBadNode(child, level + 1)
    if (problem !== null) return problem
  }
  return null
}

/** Explains why rich text can't be stored, or returns null when it can: only known nodes and safe links (SEC-07). */
export function explainBadRichText(value: unknown): string | null {
  return isNode(value) && isNode(value.root) && value.root.type === 'root'
    ? explainBadNode(value.root, 0)
    : 'This must be formatted text. Clear the field and type it again.'
}

function keepNode(node: unknown, level: number): Node[] {
  if (level > MAX_DEPTH || !isKnown(node)) return []
  if (!PARENT_TYPES.includes(node.type)) return [node]
  const children = childrenOf(node)
  const kept = children.flatMap((child) => keepNode(child, level + 1))
  return [kept.length === children.length && kept.every((child, at) => child === children[at]) ? node : { ...node, children: kept }]
}

/**
 * Returns stored rich text with only the nodes that can be rendered, or null when none can. Link addresses are checked when links are
 * rendered (SEC-06).
 */
export function keepKnownNodes<Content>(content: Content): Content | null
export function keepKnownNodes(content: unknown): unknown {
  if (!isNode(content) || !isNode(content.root) || content.root.type !== 'root') return null
  const [root] = keepNode(content.root, 0)
  if (root === undefined) return null
  return root === content.root ? content : { ...content, root }
}
