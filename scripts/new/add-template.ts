import ts from 'typescript'

/** The templates that a complete record names, whatever else it names. */
const KNOWN = ['dealer', 'prestige', 'group', 'manufacturer']
const COPIED = 'dealer'

/**
 * Adds a template to every object that answers for all templates, with the answer of `dealer`. The text comes back unchanged if there is no such
 * object, or if all of them have the template.
 */
export function addTemplate(text: string, template: string): string {
  if (!KNOWN.every((name) => text.includes(name))) return text
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const additions: { at: number; added: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const addition = addToObject(node, template)
      if (addition) additions.push(addition)
    }
    node.forEachChild(visit)
  }
  visit(source)
  // from the end, so that the places of the others stay right
  return additions
    .toSorted((one, other) => other.at - one.at)
    .reduce((changed, { at, added }) => `${changed.slice(0, at)}${added}${changed.slice(at)}`, text)
}

function addToObject(object: ts.ObjectLiteralExpression, template: string): { at: number; added: string } | null {
  const answers = new Map(object.properties.flatMap((property) => (property.name ? [[readName(property.name), property]] : [])))
  if (!KNOWN.every((name) => answers.has(name)) || answers.has(template)) return null
  const copied = answers.get(COPIED)
  const last = object.properties.at(-1)
  if (!copied || !last) return null
  const answer = ts.isPropertyAssignment(copied) ? copied.initializer.getText() : COPIED
  return { at: last.getEnd(), added: `, ${/^\w+$/.test(template) ? template : `'${template}'`}: ${answer}` }
}

function readName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}
