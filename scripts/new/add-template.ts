import ts from 'typescript'

/** The templates that a complete record contains, and maybe others. */
const KNOWN = ['dealer', 'prestige', 'group', 'manufacturer']
const COPIED = 'dealer'

type Change = { from: number; to: number; text: string }

/**
 * Adds a template to every object with a key for each template, with the value of `dealer`. A value that is an object is moved into a
 * constant that both use. Returns the text unchanged if there is no such object, or if all of them have the template.
 */
export function addTemplate(text: string, template: string): string {
  if (!KNOWN.every((name) => text.includes(name))) return text
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = new Set(new RegExp(`\\bconst ${COPIED}\\b`).test(text) ? [COPIED] : [])
  const changes: Change[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) changes.push(...addToObject(node, template, names))
    node.forEachChild(visit)
  }
  visit(source)
  // From the end, so that the other positions stay valid.
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((changed, { from, to, text: added }) => `${changed.slice(0, from)}${added}${changed.slice(to)}`, text)
}

function addToObject(object: ts.ObjectLiteralExpression, template: string, names: Set<string>): Change[] {
  const answers = new Map(object.properties.flatMap((property) => (property.name ? [[readName(property.name), property]] : [])))
  const copied = answers.get(COPIED)
  const end = object.properties.at(-1)?.getEnd()
  if (!KNOWN.every((name) => answers.has(name)) || answers.has(template) || !copied || end === undefined) return []
  const key = /^\w+$/.test(template) ? template : `'${template}'`
  const add = (answer: string): Change => ({ from: end, to: end, text: `, ${key}: ${answer}` })
  if (!ts.isPropertyAssignment(copied)) return [add(COPIED)]
  const answer = copied.initializer.getText()
  const statement = ts.isObjectLiteralExpression(copied.initializer) ? findDeclaration(object) : undefined
  if (!statement) return [add(answer)]
  const name = names.has(COPIED) ? `${COPIED}Of${capitalise(readDeclared(statement))}` : COPIED
  names.add(name)
  const start = statement.getStart(undefined, true)
  return [
    { from: start, to: start, text: `const ${name} = ${answer}\n\n` },
    { from: copied.getStart(), to: copied.getEnd(), text: name === COPIED ? COPIED : `${COPIED}: ${name}` },
    add(name),
  ]
}

/** Returns the top-level declaration that contains a node. */
function findDeclaration(node: ts.Node): ts.VariableStatement | undefined {
  const statement = ts.findAncestor(node, ({ parent }) => parent !== undefined && ts.isSourceFile(parent))
  return statement && ts.isVariableStatement(statement) ? statement : undefined
}

function readDeclared({ declarationList }: ts.VariableStatement): string {
  return declarationList.declarations[0]?.name.getText() ?? ''
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function readName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : ''
}
