const CONTROLS = 'input, select, textarea'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Names controls of a part in the same way before and after it is replaced. Ids don't do, because React makes new ones. */
function nameControls(part: Element): Map<string, Control> {
  const controls = new Map<string, Control>()
  const counts = new Map<string, number>()
  for (const control of [...part.querySelectorAll(CONTROLS)].filter(isControl)) {
    const name = [control.type, control.name, isTick(control) ? control.value : ''].join(' ')
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    controls.set(`${name} ${count}`, control)
  }
  return controls
}

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(0, chosen)
}

/** Enters a value as a visitor would, so that React hears of it. Leaving a field can correct its value, so the focused one is not left. */
function enter(control: Control, before: Control, isFocused: boolean): void {
  if (isTick(control)) {
    if (isTick(before) && control.checked !== before.checked) control.click()
    return
  }
  // React replaces the property of the element itself, to see who changes it
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, before.value)
  for (const name of isFocused ? ['input', 'change'] : ['input', 'change', 'focusout'])
    control.dispatchEvent(new Event(name, { bubbles: true }))
}

function focusAgain(control: Control, before: Control): void {
  control.focus({ preventScroll: true })
  if (control instanceof HTMLSelectElement || before instanceof HTMLSelectElement || before.selectionStart === null) return
  control.setSelectionRange(before.selectionStart, before.selectionEnd)
}

/**
 * Remembers what a visitor has changed in a part that is about to be replaced by an interactive one: values, choices, open details and the
 * focus. On a slow phone, scripts come after the first entry.
 * @returns A function that makes the same changes in the part's new content.
 */
export function keepChanges(part: Element): () => void {
  const controls = nameControls(part)
  const changed = [...controls].filter(([, control]) => isChanged(control))
  const focused = [...controls].find(([, control]) => control === document.activeElement)
  const wereOpen = [...part.querySelectorAll('details')].map(({ open }) => open)
  return () => {
    const details = [...part.querySelectorAll('details')]
    // others than before can't be told apart
    if (details.length === wereOpen.length) for (const [index, one] of details.entries()) one.open = wereOpen[index] === true
    const news = nameControls(part)
    for (const [name, before] of changed) {
      const control = news.get(name)
      if (control) enter(control, before, before === focused?.[1])
    }
    const control = focused && news.get(focused[0])
    if (control) focusAgain(control, focused[1])
  }
}
