import { readPreviewMessage } from '@/domain/preview/preview-message'

const ROW = /^layout-row-(\d+)$/

/** The place of the block whose form an element stands in; null for anything else. */
export function placeOf(element: Element): number | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const place = ROW.exec(at.id)?.[1]
    if (place !== undefined) return Number(place)
  }
  return null
}

/** Scrolls the preview to a block (ADM-03). */
export function showInPreview(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  frame?.contentWindow?.postMessage({ type: 'forecourt-show-block', id }, window.location.origin)
}

/** Calls back with the block that was clicked in the preview beside the form. */
export function listenToPreview(onOpen: (id: string) => void): () => void {
  const listen = ({ data, origin }: MessageEvent) => {
    const message = origin === window.location.origin ? readPreviewMessage(data) : null
    if (message?.kind === 'open-block') onOpen(message.id)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

/** Brings the form of a block into sight and to the keyboard once it is drawn. */
export function showForm(place: number): void {
  requestAnimationFrame(() => {
    const row = document.getElementById(`layout-row-${place}`)
    row?.scrollIntoView({ block: 'start' })
    row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true], button')?.focus({ preventScroll: true })
  })
}
