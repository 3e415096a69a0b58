'use client'

import { useEffect } from 'react'
import type { valuationCall } from '@/contract/journeys'
import { type RememberedValuation, VALUATION_KEY } from '@/domain/journeys/trade-in/remembered-valuation'
import { callSite, type RequestOf } from '@/features/call'

type Valuation = typeof valuationCall

/** A valuation as the site stores it (API-06), in dollars. */
export type SavedValuation = Omit<RequestOf<Valuation>, 'column_name'>

const FAILURE = 'Failed to save valuation data'

/** Stores the result of a valuation on the server. Success and failure are only logged to the console (API-06, TRD-06). */
async function saveValuation(fields: RequestOf<Valuation>): Promise<void> {
  const result = await callSite<Valuation>('/api/miscellaneous', { fields })
  if (result.isOk) console.info('The valuation was saved.')
  else console.warn(FAILURE, result.status)
}

/**
 * Remembers a valuation in this browser so that it can be resumed (FAV-08), and stores its result if the site wants that. Renders nothing.
 */
export function RememberValuation({ kept, saved }: { kept: RememberedValuation; saved: SavedValuation | null }) {
  const stored = JSON.stringify(kept)
  const body = saved === null ? null : JSON.stringify(saved)
  useEffect(() => {
    try {
      localStorage.setItem(VALUATION_KEY, stored)
    } catch {
      // Without browser storage the address still leads back.
    }
  }, [stored])
  useEffect(() => {
    if (body !== null) void saveValuation({ ...JSON.parse(body), column_name: 'valuation' })
  }, [body])
  return null
}
