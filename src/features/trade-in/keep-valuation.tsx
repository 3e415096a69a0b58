'use client'

import { useEffect } from 'react'
import { type KeptValuation, VALUATION_KEY } from '@/domain/journeys/trade-in/kept-valuation'

/** A valuation as the site saves it (API-06): dollars. */
export type SavedValuation = { journey: string; offer_price: number; offer_min: number; offer_max: number; confidence: number }

const FAILURE = 'Failed to save valuation data'

/** Saves the result of a valuation; success and failure are told in the console alone (API-06, TRD-06). */
function saveValuation(body: string): void {
  fetch('/api/miscellaneous', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    .then((answer) => {
      if (answer.ok) console.info('The valuation was saved.')
      else console.warn(FAILURE, answer.status)
    })
    .catch((error: unknown) => console.warn(FAILURE, error))
}

/** Remembers a valuation in this browser, so that it can be gone on with (FAV-08), and saves its result where the site wants that. It draws nothing. */
export function KeepValuation({ kept, saved }: { kept: KeptValuation; saved: SavedValuation | null }) {
  const stored = JSON.stringify(kept)
  const body = saved === null ? null : JSON.stringify({ ...saved, column_name: 'valuation' })
  useEffect(() => {
    try {
      localStorage.setItem(VALUATION_KEY, stored)
    } catch {
      // a browser may refuse its storage: the address still leads back
    }
  }, [stored])
  useEffect(() => {
    if (body !== null) saveValuation(body)
  }, [body])
  return null
}
