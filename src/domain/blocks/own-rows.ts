import type { Values } from '../json/stored-field'
import type { FieldTree, ListTree } from './open-fields'

type Row = Values & { id: string }

function firstValue(tree: FieldTree): unknown {
  if (tree.kind === 'group') return firstValues(tree.fields)
  if (tree.kind === 'list') return []
  if (tree.kind === 'checkbox') return false
  return tree.kind === 'select' && tree.isRequired ? (tree.options[0]?.value ?? null) : null
}

const firstValues = (trees: readonly FieldTree[]): Values => Object.fromEntries(trees.map((tree) => [tree.name, firstValue(tree)]))

/** Returns a row that a site adds to its own rows of a group's list (EDT-25): empty, with the first choice where one is required. */
export function newListRow({ fields }: ListTree, id: string): Row {
  return { ...firstValues(fields), id }
}

/** Returns the rows with one of them moved to another place. A place beyond the list changes nothing. */
export function moveRowTo<Moved>(rows: readonly Moved[], from: number, to: number): Moved[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
