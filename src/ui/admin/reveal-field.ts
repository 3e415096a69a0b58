import { listFieldIds, listRowIds } from '@/domain/editing/field-position'

const HEAD_GAP_PX = 12
/** Pictures and rich text above the field may appear late, so its place is held until the form has been at rest this long. */
const REST_MS = 4_000
const LIMIT_MS = 30_000
/** So long the field itself is waited for; then its row's first one takes the focus. */
const FIELD_MS = 1_500
const INPUT = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled]), select:not([disabled]), [contenteditable=true]'
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

type Revealed = {
  /** The field's path in the form; '' when only its row is known. */
  path: string
  /** The row to show when the field cannot be found, such as `layout-row-3`. */
  rowId?: string
  /** The position of the tab that shows the field; null outside of tabs. */
  tab: number | null
  /** Leaves the focus where it is, such as in a text of the preview that is being typed into (EDT-06). */
  keepsFocus?: boolean
}

let stopLast = () => {}

function openTab(tab: number | null): void {
  if (tab === null) return
  const button = document.querySelectorAll<HTMLElement>('.tabs-field__tabs')[0]?.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[
    tab
  ]
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
}

function openFolded(element: Element): void {
  for (let at: Element | null = element; at; at = at.parentElement?.closest('.collapsible') ?? null) {
    const own = at.matches('.collapsible') ? at : at.querySelector(':scope > .collapsible')
    own?.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle--collapsed')?.click()
  }
}

const findField = (path: string) => {
  const [own = '', ...around] = path === '' ? [] : listFieldIds(path)
  return { exact: document.getElementById(own), near: around.map((id) => document.getElementById(id)).find((one) => one !== null) ?? null }
}

/** What is at the top of the view once the reveal is done: the field, else its row, else what surrounds it. */
function findAnchor({ path, rowId }: Revealed): { anchor: HTMLElement | null; input: HTMLElement | null; isExact: boolean } {
  const rows = [...(rowId === undefined ? [] : [rowId]), ...listRowIds(path)]
    .map((id) => document.getElementById(id))
    .filter((row) => row !== null)
  for (const row of rows) openFolded(row)
  const { exact, near } = findField(path)
  if (exact) openFolded(exact)
  const row = rows.at(-1) ?? null
  const holder = exact ?? row ?? near
  const input = exact?.matches(INPUT) ? exact : (holder?.querySelector<HTMLElement>(INPUT) ?? null)
  return { anchor: exact?.closest<HTMLElement>('.field-type') ?? holder, input, isExact: exact !== null }
}

/** Scrolls to the anchor when it is not at its place. @returns What tells one frame's layout from another's. */
function place(anchor: HTMLElement): string {
  const head = (document.querySelector('.doc-controls')?.getBoundingClientRect().bottom ?? 0) + HEAD_GAP_PX
  anchor.style.scrollMarginTop = `${head}px`
  if (Math.abs(anchor.getBoundingClientRect().top - head) > 2) anchor.scrollIntoView({ block: 'start', behavior: 'instant' })
  return `${Math.round(anchor.getBoundingClientRect().top)} ${document.documentElement.scrollHeight}`
}

/**
 * Opens the tab and the rows that hide a field, brings it to the top of the view and gives it the focus (EDT-03, EDT-05). The form draws rows only when they
 * come near the window, so what is above keeps growing: each frame corrects the place, until the form has been at rest for a moment or somebody scrolls,
 * clicks or types.
 */
export function revealField(revealed: Revealed): void {
  stopLast()
  const begun = performance.now()
  let layout = ''
  let restSince = 0
  let focused: HTMLElement | null = null
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const name of BY_HAND) window.removeEventListener(name, stopByHand, true)
  }
  const stopByHand = ({ isTrusted }: Event) => isTrusted && stop()
  const step = () => {
    const now = performance.now()
    if (isStopped || now - begun > LIMIT_MS) return stop()
    openTab(revealed.tab)
    const { anchor, input, isExact } = findAnchor(revealed)
    if (anchor) {
      const next = place(anchor)
      // a row's first input must not take the focus from the field that is still to be drawn
      const isDue = isExact || revealed.path === '' || now - begun > FIELD_MS
      if (input && isDue && focused !== input) {
        if (!revealed.keepsFocus) input.focus({ preventScroll: true })
        // a field that is not shown yet, such as behind the preview of a phone, does not take it
        if (revealed.keepsFocus || document.activeElement === input) focused = input
      }
      if (next !== layout || !focused) restSince = now
      layout = next
      if (now - restSince > REST_MS) return stop()
    }
    requestAnimationFrame(step)
  }
  stopLast = stop
  for (const name of BY_HAND) window.addEventListener(name, stopByHand, true)
  requestAnimationFrame(step)
}
