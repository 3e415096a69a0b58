import type { LinkPlace } from '@/domain/editing/preview/pressed-link'
import { type PreviewMessage, readPreviewMessage } from '@/domain/editing/preview/preview-message'

/** Posts a message to the admin around the preview. Does nothing outside an iframe, or when the parent has another origin. */
export function notifyEditor(adminOrigin: string, message: { type: string } & Record<string, unknown>): void {
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
export function readClicked(block: Element, target: Element): { text: string; nth: number } {
  const text = target.textContent?.trim() ?? ''
  const equal = [...block.querySelectorAll(target.tagName)].filter((one) => one.textContent?.trim() === text)
  return { text, nth: Math.max(0, equal.indexOf(target)) }
}

function placeOf(target: Element): LinkPlace {
  if (target.closest('main')) return 'content'
  return target.closest('footer') ? 'footer' : 'header'
}

/**
 * Makes a click open the form of its block (ADM-03), and reports pressed links to the admin instead of following them (EDT-08). Anchors of
 * the page itself, and the buttons of header and footer, work as they do for visitors.
 */
export function watchClicks(root: HTMLElement | Document, adminOrigin: string): () => void {
  const open = (event: Event) => {
    if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return
    // a right click opens the browser's menu
    if (event.button === 2) return
    const { target } = event
    // a control or a bar of the preview itself, or a text that is being typed into
    if (target.closest('[data-preview-control], [data-preview-bar]')) return
    if (target.closest('[data-preview-typing]')) return event.preventDefault()
    const block = target.closest<HTMLElement>('[data-preview-block]')
    const id = block?.dataset.previewBlock
    const href = target.closest('a[href]')?.getAttribute('href') ?? null
    const place = placeOf(target)
    if ((href === null && place !== 'content') || (href?.startsWith('#') && !block)) return
    event.preventDefault()
    event.stopPropagation()
    const clicked = block ? readClicked(block, target) : { text: '', nth: 0 }
    if (id) notifyEditor(adminOrigin, { type: 'forecourt-open-block', id, ...clicked })
    // a key press has no click count
    if (href !== null && !href.startsWith('#'))
      notifyEditor(adminOrigin, { type: 'forecourt-press-link', href, place, id: id ?? '', ...clicked, isByKey: event.detail === 0 })
  }
  const keep = (event: Event) => event.preventDefault()
  const watched = [
    ['click', open],
    // the middle button
    ['auxclick', open],
    ['submit', keep],
  ] as const
  for (const [name, listener] of watched) root.addEventListener(name, listener, true)
  return () => {
    for (const [name, listener] of watched) root.removeEventListener(name, listener, true)
  }
}
