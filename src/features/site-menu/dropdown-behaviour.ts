/** How dropdowns of the header open (NAV-06); the browser itself opens them on a click and by keyboard. */
export type MenuOpenMode = 'hover' | 'click'

/** What the header's class list holds while one of its dropdowns is open (NAV-07). */
export const OPEN_MARKER = 'dropdown-open'

const DROP = 'details[data-nav-drop]'
/** Where the menu stands in a row; below that it is a sheet of accordions, which nothing but a press or a key opens and shuts. */
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

/** Shuts the others, for browsers that don't group by name, and keeps the marker. */
function followToggle(event: Event): void {
  const drop = dropOf(event.target)
  if (!drop || event.target !== drop) return
  if (drop.open) closeAll(drop)
  markHeaders()
}

/** Escape shuts the open dropdown and gives the focus back to what opened it. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  const drop = openDrops()[0]
  if (!drop) return
  drop.open = false
  if (drop.contains(document.activeElement)) drop.querySelector('summary')?.focus()
}

/**
 * Shuts what the keyboard or the pointer has left; focus that goes nowhere has left nothing. Not accordions: what is pressed below one
 * would move away under the finger.
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

/** Opens after a moment of hovering and shuts a moment after leaving, so that crossing the header opens nothing. */
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
  // a click on what hovering has just opened would shut it again
  const onClick = (event: MouseEvent) => {
    const drop = dropOf(event.target)
    const isSummary = event.target instanceof Element && event.target.closest('summary') !== null
    if (drop?.open && !isAccordion(drop) && isSummary && event.detail > 0 && matchMedia(ROW_WITH_HOVER).matches) event.preventDefault()
  }
  document.addEventListener('pointerover', onOver, { signal })
  document.addEventListener('click', onClick, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Makes the header's dropdowns behave: the marker, Escape, leaving, and hovering where the site has chosen it (NAV-06, NAV-07). */
export function startDropdowns(openMode: MenuOpenMode, signal: AbortSignal): void {
  document.addEventListener('toggle', followToggle, { capture: true, signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('pointerdown', closeWhenLeft, { signal })
  document.addEventListener('focusout', closeWhenLeft, { signal })
  if (openMode === 'hover') listenToHover(signal)
  markHeaders()
}
