import { type PreviewMessage, readPreviewMessage } from '@/domain/preview/preview-message'

/** Posts a message to the admin around the preview. Does nothing outside an iframe, or when the parent has another origin. */
function notifyEditor(adminOrigin: string, message: { type: string } & Record<string, unknown>): void {
  if (window.parent !== window) window.parent.postMessage(message, adminOrigin)
}

/**
 * Reports to the admin that the preview is ready, and passes on its messages. Ignores other windows. Returns a function that stops
 * listening.
 * @param adminOrigin From the server, never from a message (SEC-08).
 */
export function listenToEditor(adminOrigin: string, hear: (message: PreviewMessage) => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent) => {
    const message = origin === adminOrigin && source === window.parent ? readPreviewMessage(data) : null
    if (message) hear(message)
  }
  window.addEventListener('message', listen)
  notifyEditor(adminOrigin, { type: 'payload-live-preview', ready: true })
  return () => window.removeEventListener('message', listen)
}

/** Reads the clicked element's text, and its number among the block's elements with the same text. */
function readClicked(block: Element, target: Element): { text: string; nth: number } {
  const text = target.textContent?.trim() ?? ''
  const equal = [...block.querySelectorAll(target.tagName)].filter((one) => one.textContent?.trim() === text)
  return { text, nth: Math.max(0, equal.indexOf(target)) }
}

/** Makes a click open the form of its block (ADM-03) instead of following links. */
export function watchClicks(root: HTMLElement, adminOrigin: string): () => void {
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const block = event.target.closest<HTMLElement>('[data-preview-block]')
    const id = block?.dataset.previewBlock
    event.preventDefault()
    event.stopPropagation()
    if (block && id) notifyEditor(adminOrigin, { type: 'forecourt-open-block', id, ...readClicked(block, event.target) })
  }
  const keep = (event: Event) => event.preventDefault()
  root.addEventListener('click', open, true)
  root.addEventListener('submit', keep, true)
  return () => {
    root.removeEventListener('click', open, true)
    root.removeEventListener('submit', keep, true)
  }
}
