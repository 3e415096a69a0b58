'use client'

import { useEffect } from 'react'
import { startPanel } from './start-panel'

/** Adds live counts to the server-rendered search panel with this id (SRP-15). */
export function LivePanel({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const listening = new AbortController()
    if (form instanceof HTMLFormElement) startPanel(form, listening.signal)
    return () => listening.abort()
  }, [formId])
  return null
}
