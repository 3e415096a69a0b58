'use client'

import { useEffect, useRef } from 'react'
import { rememberUserDetails, loadUserDetails } from './enquiry-storage'
import { recordVisit } from './visit-trail'

const NAMES = ['name', 'last_name', 'phone', 'postcode', 'email'] as const

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : null
}

/**
 * Prefills the empty contact fields of the surrounding form with the remembered details, and remembers what is sent (LEAD-29). Adds the
 * visit as a hidden field, because the browser submits these forms itself (LEAD-02).
 */
export function FillContact() {
  const place = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const visit = place.current
    const form = visit?.form
    if (!visit || !form) return
    const known = loadUserDetails()
    for (const name of NAMES) {
      const input = inputOf(form, name)
      if (input?.value === '' && known) input.value = known[name]
    }
    const keep = () => {
      visit.value = JSON.stringify({ url: window.location.href, ...recordVisit() })
      const [name, last_name, phone, postcode, email] = NAMES.map((field) => inputOf(form, field)?.value ?? '')
      rememberUserDetails({
        name: name ?? '',
        last_name: last_name ?? '',
        phone: phone ?? '',
        postcode: postcode ?? '',
        email: email ?? '',
      })
    }
    form.addEventListener('submit', keep)
    return () => form.removeEventListener('submit', keep)
  }, [])
  return <input ref={place} type="hidden" name="visit" />
}
