'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { readKeptValuation, VALUATION_KEY } from '@/domain/trade-in/kept-valuation'
import { Alert } from '@/ui/alert/alert'

const neverChanges = () => () => undefined

function readStored(): string | null {
  try {
    return localStorage.getItem(VALUATION_KEY)
  } catch {
    return null
  }
}

/** Leads back to a valuation that was begun in this browser (FAV-08); nothing without one. */
export function ResumeValuation() {
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  const kept = useMemo(() => readKeptValuation(stored), [stored])
  if (kept === null) return null
  return (
    <Alert
      tone="plain"
      title={kept.car === '' ? 'You began a valuation here.' : `You began a valuation of your ${kept.car}.`}
      className="mb-6"
    >
      <p>
        <a
          href={`/trade-in?journey=${kept.journey}`}
          className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
        >
          Go on with it
        </a>
      </p>
    </Alert>
  )
}
