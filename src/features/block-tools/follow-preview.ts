import { type ClickedText, type PreviewMessage, readPreviewMessage } from '@/domain/editing/preview/preview-message'

const ROW = /^layout-row-(\d+)$/

/** Returns the position of the block whose form contains the element, or null. */
export function positionOf(element: Element): number | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const place = ROW.exec(at.id)?.[1]
    if (place !== undefined) return Number(place)
  }
  return null
}

/** Returns the preview's window and the origin it was opened at, or null without a preview. */
function findPreview(): { view: Window; origin: string } | null {
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return frame?.contentWindow && URL.canParse(frame.src) ? { view: frame.contentWindow, origin: new URL(frame.src).origin } : null
}

/** Scrolls the preview to a block (ADM-03). */
export function showInPreview(id: string): void {
  const preview = findPreview()
  preview?.view.postMessage({ type: 'forecourt-show-block', id }, preview.origin)
}

/** Tells the preview that a clicked text can be typed into (EDT-06). */
export function allowTyping({ id, text, nth }: ClickedText): void {
  const preview = findPreview()
  preview?.view.postMessage({ type: 'forecourt-may-type', id, text, nth }, preview.origin)
}

/** Sends the form's values to a preview that was loaded again. */
export function sendForm(collectionSlug: string, data: Record<string, unknown>): void {
  const preview = findPreview()
  preview?.view.postMessage({ type: 'payload-live-preview', collectionSlug, data }, preview.origin)
}

/** Shows another page in the preview's frame (EDT-08). An address of another origin is ignored. */
export function visitInPreview(address: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  if (!frame || !URL.canParse(address) || new URL(address).origin !== findPreview()?.origin) return false
  frame.src = address
  return true
}

/** Calls back with the messages of the preview. Messages from other windows or origins are ignored (SEC-08). */
export function listenToPreview(hear: (message: PreviewMessage) => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent) => {
    const preview = findPreview()
    const isPreview = preview !== null && source === preview.view && origin === preview.origin
    const message = isPreview ? readPreviewMessage(data) : null
    if (message) hear(message)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
