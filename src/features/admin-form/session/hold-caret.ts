import type { FormState } from 'payload'

const FIELD_ID = /^field-(.+?)__(\d+)__(.+)$/
/** Frames to wait for the server's rows to appear. */
const MAX_FRAMES = 120

type Held = { list: string; rowId: string; rest: string; from: number | null; to: number | null }

function readCaret(fields: FormState): Held | null {
  const element = document.activeElement
  const [, list, place, rest] = FIELD_ID.exec(element?.id ?? '') ?? []
  const rowId = list === undefined ? undefined : fields[list.replaceAll('__', '.')]?.rows?.[Number(place)]?.id
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || !list || !rest || !rowId) return null
  return { list, rowId, rest, from: element.selectionStart, to: element.selectionEnd }
}

/** Remembers which field has the caret. When a row is inserted above, the fields below are rendered again and would lose the caret. */
export function holdCaret(fields: FormState): (getFields: () => FormState) => void {
  const held = readCaret(fields)
  return (getFields) => {
    if (!held) return
    const restore = (frame: number) => {
      const { list, rowId, rest, from, to } = held
      const place = getFields()[list.replaceAll('__', '.')]?.rows?.findIndex(({ id }) => id === rowId) ?? -1
      const element = place < 0 ? null : document.getElementById(`field-${list}__${place}__${rest}`)
      const isTaken = document.activeElement !== null && document.activeElement !== document.body && document.activeElement !== element
      if (element && !isTaken) {
        element.focus({ preventScroll: true })
        if (from !== null && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
          element.setSelectionRange(from, to)
        return
      }
      if (frame < MAX_FRAMES) requestAnimationFrame(() => restore(frame + 1))
    }
    requestAnimationFrame(() => restore(0))
  }
}
