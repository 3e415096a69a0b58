import { type PreviewMessage, readPreviewMessage } from '@/domain/preview/preview-message'

/** Says something to the admin around this preview; to nobody when it stands by itself, or in a frame of anybody else. */
function tellEditor(adminOrigin: string, message: { type: string } & Record<string, unknown>): void {
  if (window.parent !== window) window.parent.postMessage(message, adminOrigin)
}

/**
 * Says to the admin around this preview that it listens, and passes on what it says from then on; other windows are not heard. Answers how to stop.
 * @param adminOrigin As the server said it, never as a message did (SEC-08).
 */
export function hearEditor(adminOrigin: string, hear: (message: PreviewMessage) => void): () => void {
  const listen = ({ data, origin, source }: MessageEvent) => {
    const message = origin === adminOrigin && source === window.parent ? readPreviewMessage(data) : null
    if (message) hear(message)
  }
  window.addEventListener('message', listen)
  tellEditor(adminOrigin, { type: 'payload-live-preview', ready: true })
  return () => window.removeEventListener('message', listen)
}

/** A click opens the form of its block (ADM-03); what it would do on the site, it does not do here. */
export function watchClicks(root: HTMLElement, adminOrigin: string): () => void {
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>('[data-preview-block]')?.dataset.previewBlock
    event.preventDefault()
    event.stopPropagation()
    if (id) tellEditor(adminOrigin, { type: 'forecourt-open-block', id })
  }
  const keep = (event: Event) => event.preventDefault()
  root.addEventListener('click', open, true)
  root.addEventListener('submit', keep, true)
  return () => {
    root.removeEventListener('click', open, true)
    root.removeEventListener('submit', keep, true)
  }
}
