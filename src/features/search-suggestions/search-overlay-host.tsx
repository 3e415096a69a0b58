'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { SearchOverlayProps } from './search-overlay'

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

/** Opens the search overlay for the header's button and the key '/' (LOOK-04). Its code is loaded the first time. */
export function SearchOverlayHost() {
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (fallback: string | null) => {
      import('./search-overlay').then(
        ({ SearchOverlay }) => {
          setOverlay(() => SearchOverlay)
          setOpen(true)
        },
        // The button is a link to the results page, which has a search field too.
        () => fallback !== null && location.assign(fallback),
      )
    }
    const onClick = (event: MouseEvent) => {
      const opener = findOpener(event)
      if (!opener) return
      event.preventDefault()
      open(opener.getAttribute('href'))
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      open(null)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onClick, { signal })
    document.addEventListener('keydown', onKey, { signal })
    return () => listening.abort()
  }, [])
  return Overlay && <Overlay isOpen={isOpen} onClose={() => setOpen(false)} />
}
