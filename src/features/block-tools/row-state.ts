/** Returns the form state of one row, with paths relative to the row. */
export function toRowState<State>(state: Readonly<Record<string, State>>, prefix: string): Record<string, State> {
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
  )
}
