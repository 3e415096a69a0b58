import { type RefObject, useEffect } from 'react'

const OPEN_PANELS = 'details[name][open]'
const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, summary'

function closePanels(root: HTMLElement, except: Node | null): void {
  for (const panel of root.querySelectorAll(OPEN_PANELS)) {
    if (!except || !panel.contains(except)) panel.removeAttribute('open')
  }
}

/** Escape closes the panel that is open and goes back to the word that opened it. */
function leavePanel(root: HTMLElement): boolean {
  const open = root.querySelector(OPEN_PANELS)
  if (!open || root.querySelector('form:popover-open')) return false
  open.removeAttribute('open')
  open.querySelector('summary')?.focus()
  return true
}

/** In the phone's sheet Tab goes round: what lies under the sheet must not get the focus. */
function keepInside(sheet: Element, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge) return
  event.preventDefault()
  const other = event.shiftKey ? last : first
  other?.focus()
}

/** What panels and sheet do beyond what the browser does on its own: close on a click elsewhere and on Escape, keep the focus. */
export function useFilterPanels(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    const isWide = () => window.matchMedia('(min-width: 901px)').matches
    const onPointer = (event: PointerEvent) => {
      if (isWide() && event.target instanceof Node) closePanels(root, event.target)
    }
    const onKey = (event: KeyboardEvent) => {
      const sheet = root.querySelector('form:popover-open')
      if (event.defaultPrevented) return
      if (event.key === 'Escape' && isWide() && leavePanel(root)) event.preventDefault()
      else if (event.key === 'Tab' && sheet) keepInside(sheet, event)
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [rootRef])
}
