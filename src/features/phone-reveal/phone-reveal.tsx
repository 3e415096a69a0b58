'use client'

import { useEffect } from 'react'

const FOLD = 'details[data-reveal-phone]'

/** Loaded with the first fold that is opened: every page has this component, few visitors ask for a number. */
async function fill(fold: HTMLElement): Promise<void> {
  const { fillPhones } = await import('@/ui/sections/phone/fill-phone')
  fillPhones(fold)
}

/** Puts hidden numbers into the folds that visitors open, on whatever page (PHONE-01). It draws nothing. */
export function PhoneReveal() {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLD)) void fill(target)
    }
    // opened before this was there
    for (const fold of document.querySelectorAll<HTMLElement>(`${FOLD}[open]`)) void fill(fold)
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])
  return null
}
