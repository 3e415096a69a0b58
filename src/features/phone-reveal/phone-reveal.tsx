'use client'

import { useEffect } from 'react'

const FOLD = 'details[data-reveal-phone]'

/** Loaded when the first number is opened: every page has this component, but few visitors ask for a number. */
async function fill(fold: HTMLElement): Promise<void> {
  const { fillPhones } = await import('@/ui/sections/phone/fill-phone')
  fillPhones(fold)
}

/** Fills in hidden numbers when visitors open them, on any page (PHONE-01). Renders nothing. */
export function PhoneReveal() {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches(FOLD)) void fill(target)
    }
    // Opened before hydration.
    for (const fold of document.querySelectorAll<HTMLElement>(`${FOLD}[open]`)) void fill(fold)
    document.addEventListener('toggle', onToggle, true)
    return () => document.removeEventListener('toggle', onToggle, true)
  }, [])
  return null
}
