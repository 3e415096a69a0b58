import { useEffect, useState } from 'react'
import { type CarSummary, isCarSummary } from '@/domain/vehicle/car-summary'

/** `gone`: the site no longer has the vehicle that the address names. */
export type NamedCar = { kind: 'none' | 'gone' } | { kind: 'found'; car: CarSummary }

const NONE: NamedCar = { kind: 'none' }
const known = new Map<string, Promise<NamedCar>>()

/**
 * Fetches by itself instead of through `src/features/call.ts`: two features use this hook and share its requests, features don't import each
 * other, and ui imports no feature. `isCarSummary` checks the response.
 */
async function ask(name: string): Promise<NamedCar> {
  const answer = await fetch(`/api/cars/${encodeURIComponent(name)}/summary`)
  if (answer.status === 404) return { kind: 'gone' }
  const body: unknown = answer.ok ? await answer.json() : null
  return isCarSummary(body) ? { kind: 'found', car: body } : NONE
}

/** Caches the request, which a form and a calculator on the same page share. */
function load(name: string): Promise<NamedCar> {
  const begun = known.get(name) ?? ask(name).catch(() => NONE)
  known.set(name, begun)
  return begun
}

/**
 * Returns the vehicle that the page's address names by ?car_id= (id or slug) or ?vin= (FIN-01, FIN-02, FIN-20). @param isWanted False if
 * the page has its own vehicle.
 */
export function useNamedCar(isWanted: boolean): NamedCar {
  const [found, setFound] = useState<NamedCar>(NONE)
  useEffect(() => {
    const asked = new URLSearchParams(isWanted ? window.location.search : '')
    const name = asked.get('car_id') || asked.get('vin')
    if (!name) return
    let isMounted = true
    void load(name).then((answer) => isMounted && setFound(answer))
    return () => {
      isMounted = false
    }
  }, [isWanted])
  return found
}
