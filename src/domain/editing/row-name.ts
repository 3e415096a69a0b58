/** A row of a form as it is drawn: a block of a page, a row of a list, or a part that folds. `place` counts from 1. */
export type DrawnRow =
  | { kind: 'block'; place: number; title: string }
  | { kind: 'row'; place: number; title: string; list: string; within: string | null }
  | { kind: 'part'; title: string }

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ')

/** Returns what a row is called: 'block 3, Hero', or 'row 2 of Slides, Summer sale, in block 3, Hero' (A11Y-01). */
export function nameRow(row: DrawnRow): string {
  switch (row.kind) {
    case 'block':
      return joined([`block ${row.place}`, row.title])
    case 'row': {
      const list = row.list === '' ? '' : ` of ${row.list}`
      return joined([`row ${row.place}${list}`, row.title, row.within && `in ${row.within}`])
    }
    case 'part':
      return row.title
  }
}

/** Returns the names of the controls in a row's head, so that a screen reader's user knows which row each of them changes. */
export function nameRowControls(name: string): { toggle: string; move: string; actions: string } {
  return { toggle: `Toggle ${name}`, move: `Move ${name}`, actions: `Actions of ${name}` }
}
