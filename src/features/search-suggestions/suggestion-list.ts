import { POPUP_LABEL } from '@/ui/primitives/menu/popup-classes'
import type { SuggestionGroup, SuggestionLine } from './suggestion-groups'

const LIST =
  'suggestions-list fixed inset-auto m-0 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded-[min(12px,calc(var(--fc-radius-control)*1.5))] bg-surface py-1.5 text-ink shadow-panel'
const LINE =
  'suggestions-line flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-[0.9375rem]/6 select-none forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2'

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text?: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

/** Options with an address are real links, so that they can be opened in a new tab. */
function createOption(line: SuggestionLine, id: string): HTMLElement {
  const option = line.kind === 'link' ? Object.assign(element('a', LINE), { href: line.href }) : element('div', LINE)
  option.id = id
  option.role = 'option'
  option.tabIndex = -1
  option.ariaSelected = 'false'
  option.dataset.label = line.label
  if (line.kind === 'value') option.dataset.value = line.value
  option.append(element('span', 'min-w-0 grow', line.label))
  if (line.note) option.append(element('span', 'shrink-0 text-sm/5 opacity-75', line.note))
  return option
}

/** Creates an empty list as a popover, above everything else that is open. */
export function createList(id: string, label: string): HTMLElement {
  const list = element('div', LIST)
  list.id = id
  list.role = 'listbox'
  list.ariaLabel = label
  list.popover = 'manual'
  return list
}

/** Fills the list. Option ids are numbered across groups. */
export function fillList(list: HTMLElement, groups: readonly SuggestionGroup[]): void {
  let count = 0
  list.replaceChildren(
    ...groups.map(({ label, lines }, place) => {
      const group = element('div', '')
      const name = element('div', POPUP_LABEL, label)
      name.id = `${list.id}-group-${place}`
      group.role = 'group'
      group.setAttribute('aria-labelledby', name.id)
      group.append(name, ...lines.map((line) => createOption(line, `${list.id}-${count++}`)))
      return group
    }),
  )
}

/** Shows an error in place of suggestions. The field's status announces it. */
export function fillWithMessage(list: HTMLElement, message: string): void {
  const words = element('div', 'px-4 py-2 text-[0.9375rem]/6 text-ink-soft', message)
  words.ariaHidden = 'true'
  list.replaceChildren(words)
}

/** Positions the list below the field at its width, or above it where there is more space. */
export function positionList(list: HTMLElement, field: HTMLElement): void {
  const { left, top, bottom, width } = field.getBoundingClientRect()
  const wide = Math.min(Math.max(width, 280), window.innerWidth - 16)
  list.style.width = `${wide}px`
  list.style.left = `${Math.max(8, Math.min(left, window.innerWidth - wide - 8))}px`
  const below = window.innerHeight - bottom
  const isAbove = below < 200 && top > below
  list.style.top = isAbove ? 'auto' : `${bottom + 6}px`
  list.style.bottom = isAbove ? `${window.innerHeight - top + 6}px` : 'auto'
}
