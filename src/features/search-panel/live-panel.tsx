'use client'

import { useEffect } from 'react'
import { startPanel } from './start-panel'

/** Makes the search panel with this id live; its markup stays the server's (SRP-15). */
export function LivePanel({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const listening = new AbortController()
    if (form instanceof HTMLFormElement) startPanel(form, listening.signal)
    return () => listening.abort()
  }, [formId])
  return null
}
