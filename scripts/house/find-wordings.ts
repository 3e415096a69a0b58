import ts from 'typescript'
import { AGREED_LABELS, NAMES, REPLACED_WORDINGS } from './wordings'
import type { SourceFile } from './find-breaches'

/** Attributes and properties whose text visitors read. */
const VISIBLE = new Set([
  'action',
  'alt',
  'answer',
  'aria-label',
  'body',
  'caption',
  'description',
  'empty',
  'foot',
  'heading',
  'help',
  'hint',
  'label',
  'legend',
  'message',
  'note',
  'placeholder',
  'plural',
  'question',
  'singular',
  'subtitle',
  'summary',
  'text',
  'title',
])

/** Constants whose values are all shown, such as BRAND_SECTION_LABELS. */
const TABLE_OF_TEXTS = /(LABELS|NAMES|TEXTS|TITLES|WORDS|MESSAGES)$/

/** A visible text of a source file, with the line that it begins in. */
export type VisibleText = { line: number; text: string }

/** The literal parts of a string or template; a placeholder takes the place of each inserted value. */
function readLiteral(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node)) return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
  return null
}

function isInTable(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return TABLE_OF_TEXTS.test(node.name.getText())
  return !ts.isSourceFile(node) && !ts.isBlock(node) && isInTable(node.parent)
}

function isVisible(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || VISIBLE.has(parent.parent.name.getText())
  if (ts.isJsxAttribute(parent)) return VISIBLE.has(parent.name.getText())
  if (ts.isPropertyAssignment(parent)) return VISIBLE.has(parent.name.getText().replaceAll(/['"]/g, '')) || isInTable(parent)
  // A choice between two texts, and a text that is put together, are as visible as the whole.
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isVisible(parent)
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken && isVisible(parent)
}

/** Finds the texts in JSX, and in attributes and properties that are shown, such as `label` and `heading`. */
export function listVisibleTexts({ name, text }: SourceFile): VisibleText[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: VisibleText[] = []
  const add = (node: ts.Node, words: string) => {
    const written = words.replaceAll(/\s+/g, ' ').trim()
    if (/[a-z]/i.test(written)) found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: written })
  }
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node)) add(node, node.text)
    const literal = readLiteral(node)
    if (literal !== null && isVisible(node)) add(node, literal)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isCapital = (word: string) => /^[A-Z][a-z]/.test(word)

/** Whether a label has capitals that neither begin a sentence nor belong to a name, and is not agreed as it is. */
export function hasStrayCapitals(label: string): boolean {
  if (AGREED_LABELS.has(label)) return false
  const rest = NAMES.reduce((text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'x'), label)
  return rest.split(/(?<=[.!?…:·]) |\n| – | \| /).some((sentence) =>
    sentence
      .split(/[\s/(]+/)
      .slice(1)
      .some(isCapital),
  )
}

/** Finds visible texts of the product that break the agreed wordings (LOOK-12). */
export function findWordings(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    listVisibleTexts(file).flatMap(({ line, text }) => {
      const place = `${file.name}:${line}`
      const replaced = REPLACED_WORDINGS.filter(({ wording }) => wording.test(text))
      return [
        ...replaced.map(({ wording, instead }) => `${place}: write ${instead} instead of ${wording.source} in "${text}"`),
        ...(hasStrayCapitals(text) ? [`${place}: "${text}" is not in sentence case, and not among the agreed labels`] : []),
      ]
    }),
  )
}
