'use client'

import { useEffect } from 'react'
import { fillPhones } from '@/ui/phone/fill-phone'

const FOLD = 'details[data-reveal-phone]'

/** Puts hidden numbers into the folds that visitors open, on whatever page (PHONE-01). It draws nothing. */
export function PhoneReveal() {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLD)) fillPhones(target)
    }
    // opened before this was there
    for (const fold of document.querySelectorAll<HTMLElement>(`${FOLD}[open]`)) fillPhones(fold)
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])
  return null
}
