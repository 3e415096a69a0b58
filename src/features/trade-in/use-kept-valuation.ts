import { useMemo, useSyncExternalStore } from 'react'
import { type KeptValuation, readKeptValuation, VALUATION_KEY } from '@/domain/journeys/trade-in/kept-valuation'

const neverChanges = () => () => undefined

function readStored(): string | null {
  try {
    return localStorage.getItem(VALUATION_KEY)
  } catch {
    return null
  }
}

/** The valuation that this browser remembers (FAV-08); null for none, and on the server. */
export function useKeptValuation(): KeptValuation | null {
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  return useMemo(() => readKeptValuation(stored), [stored])
}
