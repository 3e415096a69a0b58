type Fields<Field> = Readonly<Record<string, Field>>

/**
 * Returns the fields of a form with those of a new row inserted into a list; the rows from its place on move down. Fields keep their objects,
 * so that a form renders only what is new (EDT-30).
 * @param list The path of the list, such as `layout`.
 * @param row The new row's fields, with paths within the row.
 */
export function insertRowFields<Field>(fields: Fields<Field>, list: string, place: number, row: Fields<Field>): Record<string, Field> {
  const start = `${list}.`
  const moved = Object.entries(fields).map(([path, field]) => {
    if (!path.startsWith(start)) return [path, field] as const
    const [at = '', ...rest] = path.slice(start.length).split('.')
    return [Number(at) >= place ? [list, Number(at) + 1, ...rest].join('.') : path, field] as const
  })
  const added = Object.entries(row).map(([path, field]) => [`${list}.${place}.${path}`, field] as const)
  return Object.fromEntries([...moved, ...added])
}
