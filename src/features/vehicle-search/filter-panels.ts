const OPEN_PANELS = 'details[name][open]'
const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, summary'

function closePanels(root: HTMLElement, except: Node | null): void {
  for (const panel of root.querySelectorAll(OPEN_PANELS)) {
    if (!except || !panel.contains(except)) panel.removeAttribute('open')
  }
}

/** Escape closes the open panel and returns the focus to its summary. */
function leavePanel(root: HTMLElement): boolean {
  const open = root.querySelector(OPEN_PANELS)
  if (!open || root.querySelector('form:popover-open')) return false
  open.removeAttribute('open')
  open.querySelector('summary')?.focus()
  return true
}

/** Traps Tab in the phone's sheet, so that elements under it don't get the focus. */
function trapFocus(sheet: Element, event: KeyboardEvent): void {
  const stops = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  const edge = event.shiftKey ? first : last
  if (document.activeElement !== edge) return
  event.preventDefault()
  const other = event.shiftKey ? last : first
  other?.focus()
}

/** Extends the native behaviour of panels and sheet: closes on an outside click and on Escape, and traps the focus. Returns how to stop. */
export function watchFilterPanels(root: HTMLElement): () => void {
  const isWide = () => window.matchMedia('(min-width: 901px)').matches
  const onPointer = (event: PointerEvent) => {
    if (isWide() && event.target instanceof Node) closePanels(root, event.target)
  }
  const onKey = (event: KeyboardEvent) => {
    const sheet = root.querySelector('form:popover-open')
    if (event.defaultPrevented) return
    if (event.key === 'Escape' && isWide() && leavePanel(root)) event.preventDefault()
    else if (event.key === 'Tab' && sheet) trapFocus(sheet, event)
  }
  document.addEventListener('pointerdown', onPointer)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPointer)
    document.removeEventListener('keydown', onKey)
  }
}
