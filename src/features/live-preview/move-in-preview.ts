import { findBlockStep, findDropPlace } from '@/domain/editing/preview/block-move'
import { notifyEditor } from './notify-editor'

/** Near the window's edges, dragging scrolls. */
const EDGE_PX = 60
const SCROLL_PX = 12
/** The form's answer has been rendered by then. */
const FOCUS_MS = 250
const DROP = 'data-preview-drop'

const listBlocks = () => [...document.querySelectorAll<HTMLElement>('[data-preview-block]')]
const idOf = (block: HTMLElement | null | undefined) => block?.dataset.previewBlock ?? null

function showDrop(before: string | null): void {
  const blocks = listBlocks()
  for (const block of blocks) block.removeAttribute(DROP)
  const next = blocks.find((block) => idOf(block) === before)
  if (next) next.setAttribute(DROP, 'before')
  else blocks.at(-1)?.setAttribute(DROP, 'after')
}

function hideDrop(): void {
  for (const block of listBlocks()) block.removeAttribute(DROP)
}

/** Follows the pointer from a block's handle to where the block is dropped. */
function drag(handle: HTMLElement, id: string, pointerId: number, onDrop: (before: string | null) => void): void {
  let y: number | null = null
  const place = () =>
    findDropPlace(
      listBlocks().map((block) => ({ id: idOf(block) ?? '', ...readPlace(block) })),
      y ?? 0,
    )
  const readPlace = (block: HTMLElement) => {
    const { top, bottom } = block.getBoundingClientRect()
    return { top, bottom }
  }
  const scroll = setInterval(() => {
    if (y === null) return
    if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
    if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
    showDrop(place())
  }, 16)
  const follow = (event: PointerEvent) => {
    y = event.clientY
    showDrop(place())
  }
  const end = (event: Event) => {
    clearInterval(scroll)
    handle.removeEventListener('pointermove', follow)
    for (const name of ['pointerup', 'pointercancel', 'keydown']) handle.removeEventListener(name, end)
    hideDrop()
    if (event.type === 'pointerup' && y !== null && place() !== id) onDrop(place())
  }
  handle.setPointerCapture(pointerId)
  handle.addEventListener('pointermove', follow)
  // a key press ends the drag without a move
  for (const name of ['pointerup', 'pointercancel', 'keydown']) handle.addEventListener(name, end)
}

/** Moves blocks by their handles, by pointer or arrow keys, and asks for new ones between two others (EDT-07). */
export function watchMoves(adminOrigin: string): () => void {
  const move = (id: string, before: string | null) => notifyEditor(adminOrigin, { type: 'forecourt-move-block', id, before })
  const find = ({ target }: Event, control: string) => (target instanceof Element ? target.closest<HTMLElement>(control) : null)
  const press = (event: PointerEvent) => {
    const handle = find(event, '[data-preview-move]')
    const id = idOf(handle?.closest<HTMLElement>('[data-preview-block]'))
    if (!handle || id === null || event.button !== 0) return
    event.preventDefault()
    handle.focus({ preventScroll: true })
    drag(handle, id, event.pointerId, (before) => move(id, before))
  }
  const step = (event: KeyboardEvent) => {
    const id = idOf(find(event, '[data-preview-move]')?.closest<HTMLElement>('[data-preview-block]'))
    if (id === null || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const ids = listBlocks().map(idOf)
    const found = findBlockStep(ids.length, ids.indexOf(id), event.key === 'ArrowUp' ? 'up' : 'down')
    if (!found) return
    move(id, ids[found.to > found.from ? found.to + 1 : found.to] ?? null)
    // a moved element loses the focus
    setTimeout(() => {
      const block = listBlocks().find((one) => idOf(one) === id)
      block?.querySelector<HTMLElement>('[data-preview-move]')?.focus()
    }, FOCUS_MS)
  }
  const add = (event: MouseEvent) => {
    const before = find(event, '[data-preview-add]')?.dataset.previewAdd
    if (before !== undefined) notifyEditor(adminOrigin, { type: 'forecourt-add-block', before: before === '' ? null : before })
  }
  document.addEventListener('pointerdown', press)
  document.addEventListener('keydown', step)
  document.addEventListener('click', add)
  return () => {
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('keydown', step)
    document.removeEventListener('click', add)
  }
}
