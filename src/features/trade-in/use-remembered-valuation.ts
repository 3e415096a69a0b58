import { useMemo, useSyncExternalStore } from 'react'
import { type RememberedValuation, readRememberedValuation, VALUATION_KEY } from '@/domain/journeys/trade-in/remembered-valuation'

const neverChanges = () => () => undefined

function readStored(): string | null {
  try {
    return localStorage.getItem(VALUATION_KEY)
  } catch {
    return null
  }
}

/** Returns the valuation that this browser remembers (FAV-08); null without one, and on the server. */
export function useRememberedValuation(): RememberedValuation | null {
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  return useMemo(() => readRememberedValuation(stored), [stored])
}
