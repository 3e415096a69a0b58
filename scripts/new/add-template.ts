import ts from 'typescript'

/** The templates that a complete record names, whatever else it names. */
const KNOWN = ['dealer', 'prestige', 'group', 'manufacturer']
const COPIED = 'dealer'

type Change = { from: number; to: number; text: string }

/**
 * Adds a template to every object that answers for all templates, with the answer of `dealer`. An answer that is an object is moved into a constant
 * that both use, as far as the name is free. The text comes back unchanged if there is no such object, or if all of them have the template.
 */
export function addTemplate(text: string, template: string): string {
  if (!KNOWN.every((name) => text.includes(name))) return text
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  let isNameFree = !new RegExp(`(const|function|import) \\{?\\s*${COPIED}\\b`).test(text)
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const added = addToObject(node, template, isNameFree)
      if (added.length > 1) isNameFree = false
      changes.push(...added)
    }
    node.forEachChild(visit)
  }
  visit(source)
  // from the end, so that the positions of the others stay right
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((changed, { from, to, text: added }) => `${changed.slice(0, from)}${added}${changed.slice(to)}`, text)
}

function addToObject(object: ts.ObjectLiteralExpression, template: string, isNameFree: boolean): Change[] {
  const answers = new Map(object.properties.flatMap((property) => (property.name ? [[readName(property.name), property]] : [])))
  const copied = answers.get(COPIED)
  const end = object.properties.at(-1)?.getEnd()
  if (!KNOWN.every((name) => answers.has(name)) || answers.has(template) || !copied || end === undefined) return []
  const key = /^\w+$/.test(template) ? template : `'${template}'`
  const add = (answer: string): Change => ({ from: end, to: end, text: `, ${key}: ${answer}` })
  if (!ts.isPropertyAssignment(copied)) return [add(COPIED)]
  const answer = copied.initializer.getText()
  const statement = ts.isObjectLiteralExpression(copied.initializer) && isNameFree ? findDeclaration(object) : undefined
  if (!statement) return [add(answer)]
  const start = statement.getStart(undefined, true)
  return [
    { from: start, to: start, text: `const ${COPIED} = ${answer}\n\n` },
    { from: copied.getStart(), to: copied.getEnd(), text: COPIED },
    add(COPIED),
  ]
}

/** The declaration at the top level of the file that a node is part of. */
function findDeclaration(node: ts.Node): ts.Node | undefined {
  const statement = ts.findAncestor(node, ({ parent }) => parent !== undefined && ts.isSourceFile(parent))
  return statement && ts.isVariableStatement(statement) ? statement : undefined
}

function readName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}
