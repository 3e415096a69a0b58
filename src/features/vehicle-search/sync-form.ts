import { followFields, moveRange } from './move-range'

const WRITTEN = ['text', 'search', 'range']

/** Returns the control that the visitor is typing in or dragging. */
function findBusy(form: HTMLFormElement): HTMLInputElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.form === form && WRITTEN.includes(activeElement.type)
    ? activeElement
    : null
}

/**
 * Updates the controls of the filter form to new results: checkboxes from the markup's defaults, selects from the given values, sliders
 * from their fields. Leaves a control alone while it is being typed in or dragged.
 */
export function syncForm(form: HTMLFormElement, selected: Record<string, string>): void {
  const busy = findBusy(form)
  const value = busy?.value
  form.reset()
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = selected[control.name] ?? control.value
  }
  if (busy && value !== undefined && busy.type !== 'range') busy.value = value
  followFields(form)
  if (busy && value !== undefined && busy.type === 'range') {
    busy.value = value
    moveRange(busy)
  }
}
