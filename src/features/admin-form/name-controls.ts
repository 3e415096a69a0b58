/** Returns the words of an element in one line, without the mark of a required field. */
export const wordsOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').replace(/ ?\*$/, '').trim()

/** Sets an accessible name. Setting the same again would draw nothing, but cost time in long forms. */
export function setName(element: Element | null | undefined, name: string): void {
  if (element && name !== '' && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
}

type Named = readonly [selector: string, nameOf: (element: Element) => string]

const labelOfField = (element: Element) => wordsOf(element.closest('.field-type')?.querySelector('.field-label, label, legend'))
const titleOfRow = (element: Element) => {
  const cells = [...(element.closest('tr')?.querySelectorAll('td') ?? [])].map(wordsOf)
  return cells.find((words) => words !== '') ?? ''
}
const joined = (...words: string[]) => words.filter((word) => word !== '').join(' ')

/** Buttons and boxes that Payload draws with a sign and no words. */
const CONTROLS: readonly Named[] = [
  ['.doc-controls__popup .popup-button', () => 'More actions'],
  ['.clipboard-action__popup .popup-button', (element) => joined('Copy or paste', labelOfField(element))],
  ['.clickable-arrow--left', () => 'Previous page'],
  ['.clickable-arrow--right', () => 'Next page'],
  ['.live-preview-toolbar__drag-handle', () => 'Move this bar'],
  ['.drawer-link__doc-drawer-toggler', (element) => joined('Edit', wordsOf(element.previousElementSibling))],
  ['.select-row input[type=checkbox]', (element) => joined('Select', titleOfRow(element))],
  ['.clear-indicator', (element) => joined('Clear', labelOfField(element))],
  ['.upload-relationship-details__edit', (element) => joined('Edit the file of', labelOfField(element))],
  ['.upload-relationship-details__remove', (element) => joined('Remove the file of', labelOfField(element))],
  ['input[name=live-preview-width]', () => 'Width of the preview'],
  ['input[name=live-preview-height]', () => 'Height of the preview'],
  ['#live-preview-iframe', () => 'Preview'],
  ['.date-time-picker__clear-button', (element) => joined('Clear', labelOfField(element))],
]

/** Inputs that Payload draws beside their label, but without a relation to it. */
const INPUTS = '.field-type :is(input:not([type=hidden], [type=file]), textarea, select, [contenteditable=true]):not([aria-hidden=true])'

const hasReferredName = (input: Element) =>
  (input.getAttribute('aria-labelledby') ?? '').split(/\s+/).some((id) => wordsOf(document.getElementById(id)) !== '')
const hasLabel = (input: Element) =>
  'labels' in input && input.labels instanceof NodeList && [...input.labels].some((label) => label.textContent?.trim())

function nameInput(input: Element): void {
  if (input.getAttribute('aria-label') || hasReferredName(input) || hasLabel(input)) return
  setName(input, labelOfField(input))
}

/** Gives names to the controls of the admin that Payload draws without one (A11Y-01). */
export function nameControls(part: ParentNode): void {
  for (const [selector, nameOf] of CONTROLS) for (const element of part.querySelectorAll(selector)) setName(element, nameOf(element))
  for (const input of part.querySelectorAll(INPUTS)) nameInput(input)
  // react-select hides this button from screen readers, although the keyboard reaches it
  for (const clear of part.querySelectorAll('.clear-indicator[aria-hidden]')) clear.removeAttribute('aria-hidden')
  // a list contains list items only, and these tabs are links beside one
  for (const tabs of part.querySelectorAll('ul.doc-tabs__tabs')) {
    tabs.setAttribute('role', 'group')
    for (const item of tabs.querySelectorAll(':scope > li')) item.setAttribute('role', 'presentation')
  }
  // a button can't contain another one; the keyboard still moves the value
  for (const value of part.querySelectorAll('.multi-value[role=button]')) value.setAttribute('role', 'group')
  // hidden from screen readers, because the arrow keys of the input open the choices; it must not take the focus either
  for (const indicator of part.querySelectorAll('.dropdown-indicator[aria-hidden]')) indicator.setAttribute('tabindex', '-1')
}
