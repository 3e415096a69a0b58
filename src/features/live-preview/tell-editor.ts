/** Says something to the admin around this preview; to nobody when it stands by itself. */
export function tellEditor(message: { type: string } & Record<string, unknown>): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/** A click opens the form of its block (ADM-03); what it would do on the site, it does not do here. */
export function watchClicks(root: HTMLElement): () => void {
  const open = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const id = event.target.closest<HTMLElement>('[data-preview-block]')?.dataset.previewBlock
    event.preventDefault()
    event.stopPropagation()
    if (id) tellEditor({ type: 'forecourt-open-block', id })
  }
  const keep = (event: Event) => event.preventDefault()
  root.addEventListener('click', open, true)
  root.addEventListener('submit', keep, true)
  return () => {
    root.removeEventListener('click', open, true)
    root.removeEventListener('submit', keep, true)
  }
}
