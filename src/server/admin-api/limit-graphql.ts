import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** The largest answer that a query may ask for: fields, times the documents of the lists that they stand in. */
const MOST_COST = 10_000
const MOST_DEPTH = 10
/** The same field under several names multiplies work that one name would do once. */
const MOST_ALIASES = 10
/** What a list holds when a query does not say. */
const USUAL_LIMIT = 10
/** Introspection reads no documents, and its queries nest deeper. */
const INTROSPECTION = /^__/

type Variables = Readonly<Record<string, unknown>>
type Size = { cost: number; depth: number; aliases: number }

const NOTHING: Size = { cost: 0, depth: 0, aliases: 0 }
const add = (one: Size, other: Size): Size => ({
  cost: one.cost + other.cost,
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
})

/** How many documents a field asks for: 1 unless it takes a limit; a limit of 0 means all of them. */
function countDocuments(field: FieldNode, variables: Variables): number {
  const limit = field.arguments?.find(({ name }) => name.value === 'limit')?.value
  const isList = field.selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'docs') === true
  if (limit === undefined) return isList ? USUAL_LIMIT : 1
  const asked =
    limit.kind === Kind.INT
      ? Number(limit.value)
      : limit.kind === Kind.VARIABLE
        ? Number(variables[limit.name.value] ?? USUAL_LIMIT)
        : USUAL_LIMIT
  return asked > 0 ? asked : Number.POSITIVE_INFINITY
}

/** Measures a selection with its fragments. A fragment within itself is another rule's to refuse, and is not followed here. */
function measure(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  variables: Variables,
  within: readonly string[] = [],
): Size {
  const sizes = (set?.selections ?? []).map((selection): Size => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet, context, variables, within)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment: FragmentDefinitionNode | null | undefined = within.includes(name) ? null : context.getFragment(name)
      return measure(fragment?.selectionSet, context, variables, [...within, name])
    }
    if (INTROSPECTION.test(selection.name.value)) return { ...NOTHING, cost: 1 }
    const inner = measure(selection.selectionSet, context, variables, within)
    const documents = inner.cost === 0 ? 1 : countDocuments(selection, variables)
    return { cost: 1 + documents * inner.cost, depth: 1 + inner.depth, aliases: inner.aliases + (selection.alias ? 1 : 0) }
  })
  return sizes.reduce(add, NOTHING)
}

function explain({ cost, depth, aliases }: Size): string | null {
  if (depth > MOST_DEPTH) return `This query nests ${depth} fields; at most ${MOST_DEPTH} are allowed.`
  if (aliases > MOST_ALIASES) return `This query has ${aliases} aliases; at most ${MOST_ALIASES} are allowed.`
  return cost > MOST_COST ? `This query asks for too much at once. Ask for fewer fields, or set smaller limits.` : null
}

/** A rule of GraphQL's validation that bounds a request in depth, aliases and cost before any of it is run (SEC-17). */
export function limitGraphql(variables: Variables) {
  return (context: ValidationContext): ASTVisitor => ({
    Document: ({ definitions }) => {
      const operations = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet : []))
      const size = operations.map((set) => measure(set, context, variables)).reduce(add, NOTHING)
      const problem = explain(size)
      if (problem !== null) context.reportError(new GraphQLError(problem))
    },
  })
}
