import type { ReactNode } from 'react'

const EDITABLE = 'input, textarea, select, [contenteditable]'

/** Checks for a plain press of '/', which no field and no open dialog needs. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !(target instanceof Element && target.closest(EDITABLE)) && document.querySelector('dialog:modal') === null
}

/** Returns the header's search button or field that was plainly clicked. */
function findOpener({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null
  return target instanceof Element ? target.closest<HTMLElement>('[data-search-open]') : null
}

/** Shows the search overlay for the header's button and the key '/' (LOOK-04). Its code is loaded the first time. */
export function listenForSearch(show: (overlay: ReactNode) => void, signal: AbortSignal): void {
  const open = (event: Event, fallback: string | null) => {
    event.preventDefault()
    import('./search-overlay').then(
      ({ SearchOverlay }) => show(<SearchOverlay isOpen onClose={() => show(null)} />),
      // The button is a link to the results page, which has a search field too.
      () => fallback !== null && location.assign(fallback),
    )
  }
  const onClick = (event: MouseEvent) => {
    const opener = findOpener(event)
    if (opener) open(event, opener.getAttribute('href'))
  }
  const onKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) open(event, null)
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('keydown', onKey, { signal })
}
