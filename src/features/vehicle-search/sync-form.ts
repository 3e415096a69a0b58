/**
 * Brings the controls of the filter form in line with the results that arrived: checks follow the markup's defaults, selects the
 * given values. A text that is being typed is left alone.
 */
export function syncForm(form: HTMLFormElement, selected: Record<string, string>): void {
  const { activeElement } = document
  const typing =
    activeElement instanceof HTMLInputElement && activeElement.form === form && activeElement.type === 'text' ? activeElement : null
  const typed = typing?.value
  form.reset()
  if (typing && typed !== undefined) typing.value = typed
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = selected[control.name] ?? control.value
  }
}
