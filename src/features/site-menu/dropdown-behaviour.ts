/** How the header's dropdowns open (NAV-06). A click and the keyboard always work natively. */
export type MenuOpenMode = 'hover' | 'click'

/** Class on the header while one of its dropdowns is open (NAV-07). */
export const OPEN_MARKER = 'dropdown-open'

const DROP = 'details[data-nav-drop]'
/** From this width the menu is a row. Below it, it is a sheet of accordions that open only by press or key. */
const ROW = '(min-width: 1200px)'
const ROW_WITH_HOVER = `${ROW} and (hover: hover)`
const OPEN_DELAY_MS = 150
const CLOSE_DELAY_MS = 250

function dropOf(target: EventTarget | null): HTMLDetailsElement | null {
  const drop = target instanceof Element ? target.closest(DROP) : null
  return drop instanceof HTMLDetailsElement ? drop : null
}

const isAccordion = (drop: HTMLDetailsElement) => drop.dataset.navDrop === 'accordion'

function openDrops(): HTMLDetailsElement[] {
  return [...document.querySelectorAll(`[data-site-header] ${DROP}[open]`)].filter((drop) => drop instanceof HTMLDetailsElement)
}

function closeAll(except: HTMLDetailsElement | null = null): void {
  for (const drop of openDrops()) drop.open = drop === except
}

function markHeaders(): void {
  for (const header of document.querySelectorAll('[data-site-header]')) {
    header.classList.toggle(OPEN_MARKER, header.querySelector(`${DROP}[open]`) !== null)
  }
}

/** Closes the other dropdowns, for browsers without named details groups, and updates the marker class. */
function followToggle(event: Event): void {
  const drop = dropOf(event.target)
  if (!drop || event.target !== drop) return
  if (drop.open) closeAll(drop)
  markHeaders()
}

/** Escape closes the open dropdown and returns the focus to its summary. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const drop = openDrops()[0]
  if (!drop) return
  drop.open = false
  if (drop.contains(document.activeElement)) drop.querySelector('summary')?.focus()
}

/**
 * Closes dropdowns that the focus or the pointer has left; losing the focus to nothing doesn't count. Accordions stay open: closing one
 * would move the pressed element away.
 */
function closeWhenLeft(event: PointerEvent | FocusEvent): void {
  if (!matchMedia(ROW).matches) return
  const reached = event instanceof FocusEvent ? event.relatedTarget : event.target
  const left = openDrops().filter((drop) => !isAccordion(drop))
  if (reached !== null) for (const drop of left) drop.open = drop === dropOf(reached)
}

const closeRow = () => {
  for (const drop of openDrops()) drop.open = isAccordion(drop)
}

/** Opens after a moment of hovering and closes a moment after leaving, so that moving across the header opens nothing. */
function listenToHover(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hovered: HTMLDetailsElement | null = null
  const canHover = (event: PointerEvent) => event.pointerType === 'mouse' && matchMedia(ROW_WITH_HOVER).matches
  const onOver = (event: PointerEvent) => {
    if (!canHover(event)) return
    const drop = dropOf(event.target)
    if (drop === hovered || (drop && isAccordion(drop))) return
    hovered = drop
    clearTimeout(timer)
    timer = drop ? setTimeout(() => (drop.open = true), OPEN_DELAY_MS) : setTimeout(closeRow, CLOSE_DELAY_MS)
  }
  // A click on a dropdown that hovering has just opened would close it again.
  const onClick = (event: MouseEvent) => {
    const drop = dropOf(event.target)
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null
    if (drop?.open && !isAccordion(drop) && isSummary && event.detail > 0 && matchMedia(ROW_WITH_HOVER).matches) event.preventDefault()
  }
  document.addEventListener('pointerover', onOver, { signal })
  document.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Runs the header's dropdowns: marker class, Escape, closing on leave, and hover where the site has chosen it (NAV-06, NAV-07). */
export function startDropdowns(openMode: MenuOpenMode, signal: AbortSignal): void {
  document.addEventListener('toggle', followToggle, { capture: true, signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('pointerdown', closeWhenLeft, { signal })
  document.addEventListener('focusout', closeWhenLeft, { signal })
  if (openMode === 'hover') listenToHover(signal)
  markHeaders()
}
