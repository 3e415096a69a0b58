import { type DrawnRow, nameRow, nameRowControls } from '@/domain/editing/row-name'
import { nameControls, setName, wordsOf } from './name-controls'

/** Long enough that typing names the rows once, and not with each key. */
const WAIT_MS = 200

const HEAD = ':scope > .collapsible__toggle-wrap'
/** Set by our own labels of rows, whose other words (state, summary, notes) don't belong to the name. */
const TITLE = '[data-row-title]'

function readRow(row: Element, head: Element): DrawnRow {
  const label = head.querySelector(':scope > .collapsible__header-wrap')
  const title = wordsOf(label?.querySelector(TITLE) ?? label?.querySelector('.blocks-field__block-pill, .row-label') ?? label)
  const [, at] = /-row-(\d+)$/.exec(row.parentElement?.id ?? '') ?? []
  if (at === undefined) return { kind: 'part', title }
  const place = Number(at) + 1
  if (row.classList.contains('blocks-field__row')) return { kind: 'block', place, title }
  const list = wordsOf(row.closest('.array-field')?.querySelector(':scope > .array-field__header .array-field__title'))
  const around = row.parentElement?.closest('.blocks-field__row') ?? null
  const aroundHead = around?.querySelector(HEAD) ?? null
  return { kind: 'row', place, title, list, within: around && aroundHead && nameRow(readRow(around, aroundHead)) }
}

function nameControlsOf(row: Element): void {
  const head = row.querySelector(HEAD)
  if (!head) return
  const names = nameRowControls(nameRow(readRow(row, head)))
  const toggle = head.querySelector(':scope > .collapsible__toggle')
  setName(toggle, names.toggle)
  const isOpen = String(!toggle?.classList.contains('collapsible__toggle--collapsed'))
  if (toggle && toggle.getAttribute('aria-expanded') !== isOpen) toggle.setAttribute('aria-expanded', isOpen)
  setName(head.querySelector(':scope > .collapsible__drag'), names.move)
  setName(head.querySelector(':scope > .collapsible__actions-wrap .array-actions__button'), names.actions)
}

/** Names the controls in the heads of the rows that Payload draws in a part of the page: toggle, drag handle and menu (A11Y-01). */
export function nameRows(part: ParentNode): void {
  for (const row of part.querySelectorAll('.collapsible')) nameControlsOf(row)
}

/** Names the rows and controls of the whole admin, also those that are drawn, moved or renamed later. Returns what ends that. */
export function watchNames(): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const run = () => {
    timer = null
    nameRows(document)
    nameControls(document)
  }
  // our own attributes are not observed, so naming does not start it again
  const observer = new MutationObserver(() => (timer ??= setTimeout(run, WAIT_MS)))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] })
  run()
  return () => {
    observer.disconnect()
    if (timer !== null) clearTimeout(timer)
  }
}
