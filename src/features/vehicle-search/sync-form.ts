import { followFields, moveRange } from './move-range'

const WRITTEN = ['text', 'search', 'range']

/** The control that somebody is typing in or dragging. */
function findBusy(form: HTMLFormElement): HTMLInputElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.form === form && WRITTEN.includes(activeElement.type)
    ? activeElement
    : null
}

/**
 * Brings the controls of the filter form in line with the results that arrived: checks follow the markup's defaults, selects the
 * given values, sliders their fields. A text that is being typed and a thumb that is being moved are left alone.
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
