'use client'

import { useEffect } from 'react'

/** Fields that know suggestions say of which kind in `data-suggest`: 'stock' or 'places'. */
function isSuggesting(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.dataset.suggest !== undefined && target.role !== 'combobox'
}

/** Fetches the suggestions with the first focus of a field that has them; the field itself and its form are the server's and work without. */
export function SuggestOnNeed() {
  useEffect(() => {
    const start = (target: EventTarget | null) => {
      if (!isSuggesting(target)) return
      // a field that gets no suggestions is a field still
      import('./start-suggestions').then(({ startSuggestions }) => startSuggestions(target)).catch(() => {})
    }
    const onFocus = ({ target }: FocusEvent) => start(target)
    document.addEventListener('focusin', onFocus)
    start(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  return null
}
