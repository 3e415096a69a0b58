type Fields<Field> = Readonly<Record<string, Field>>

const isSame = <Field>(a: Fields<Field> | undefined, b: Fields<Field>): a is Fields<Field> => {
  if (a === undefined) return false
  const paths = Object.keys(b)
  return paths.length === Object.keys(a).length && paths.every((path) => a[path] === b[path])
}

/**
 * Returns a function that gives the fields of the row of a list that contains a path, and all fields for a path outside of the list's rows. Each
 * state of a form is sorted once, however many rows ask, and a row keeps its object until one of its fields changes (EDT-30).
 * @param list The path of the list, such as `layout`.
 */
export function makeRowFinder<Field>(list: string): (fields: Fields<Field>, path: string) => Fields<Field> {
  const start = `${list}.`
  const findRow = (path: string) => (path.startsWith(start) ? path.slice(start.length).split('.', 1)[0] : undefined)
  let sorted: Fields<Field> | null = null
  let rows = new Map<string, Fields<Field>>()
  const sort = (fields: Fields<Field>) => {
    const next = new Map<string, Record<string, Field>>()
    for (const [path, field] of Object.entries(fields)) {
      const row = findRow(path)
      if (row === undefined) continue
      const own = next.get(row)
      if (own) own[path] = field
      else next.set(row, { [path]: field })
    }
    rows = new Map(
      [...next].map(([row, own]) => {
        const before = rows.get(row)
        return [row, isSame(before, own) ? before : own]
      }),
    )
    sorted = fields
  }
  return (fields, path) => {
    const row = findRow(path)
    if (row === undefined) return fields
    if (sorted !== fields) sort(fields)
    return rows.get(row) ?? {}
  }
}
