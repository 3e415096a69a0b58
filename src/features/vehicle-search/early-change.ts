import { useEffect, useEffectEvent } from 'react'
import { LAYOUT_FIELD } from '@/ui/pages/search-results/layout-options'

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, chosen)
  }
  // A slider can only be read with its script: without one, its fields don't follow.
  if (!(control instanceof HTMLInputElement) || control.name === LAYOUT_FIELD || control.type === 'range') return false
  const isBox = control.type === 'checkbox' || control.type === 'radio'
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

/** Whether the visitor changed a filter, the sorting or the keywords before the scripts arrived. */
export function hasEarlyChange(form: HTMLFormElement): boolean {
  return Boolean(navigator.userActivation?.hasBeenActive) && [...form.elements].some(isChanged)
}

/**
 * Searches once when the visitor changed a filter before the scripts arrived (SRCH-08). Otherwise it would take effect only with the next
 * change.
 */
export function useEarlyChange(findForm: () => HTMLFormElement | null, search: () => void): void {
  const searchEarlyChange = useEffectEvent(() => {
    const form = findForm()
    if (form && hasEarlyChange(form)) search()
  })
  useEffect(() => searchEarlyChange(), [])
}
