import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** The maximum cost of a query: each field counts once per document of the lists that contain it. */
const MOST_COST = 10_000
const MOST_DEPTH = 10
/** Aliases repeat the work of a field. */
const MOST_ALIASES = 10
/** Payload's default limit for lists. */
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

/** Returns how many documents a field requests: 1 unless it has a limit; a limit of 0 means all. */
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

/** Measures a selection with its fragments. Does not follow a fragment that contains itself; another validation rule refuses it. */
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

/** GraphQL validation rule that limits depth, aliases and cost before a request is executed (SEC-17). */
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
