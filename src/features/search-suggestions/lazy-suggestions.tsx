'use client'

import { useEffect } from 'react'

/** Checks for `data-suggest`, whose value is the kind of suggestions: 'stock' or 'places'. */
function isSuggesting(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.suggest !== undefined && target.role !== 'combobox'
}

/** Loads suggestions when such a field gets its first focus. The server-rendered field and its form work without them. */
export function LazySuggestions() {
  useEffect(() => {
    const start = (target: EventTarget | null) => {
      if (!isSuggesting(target)) return
      // Without suggestions it stays a plain field.
      import('./start-suggestions').then(({ startSuggestions }) => startSuggestions(target)).catch(() => {})
    }
    const onFocus = ({ target }: FocusEvent) => start(target)
    document.addEventListener('focusin', onFocus)
    start(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
