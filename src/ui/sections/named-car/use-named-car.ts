import { useEffect, useState } from 'react'
import { type CarSummary, isCarSummary } from '@/domain/vehicle/car-summary'

/** `gone`: the address names a car that the site does not have any more. */
export type NamedCar = { kind: 'none' | 'gone' } | { kind: 'found'; car: CarSummary }

const NONE: NamedCar = { kind: 'none' }
const known = new Map<string, Promise<NamedCar>>()

async function ask(name: string): Promise<NamedCar> {
  const answer = await fetch(`/api/cars/${encodeURIComponent(name)}/summary`)
  if (answer.status === 404) return { kind: 'gone' }
  const body: unknown = answer.ok ? await answer.json() : null
  return isCarSummary(body) ? { kind: 'found', car: body } : NONE
}

/** A form and a calculator on one page ask once. */
function load(name: string): Promise<NamedCar> {
  const begun = known.get(name) ?? ask(name).catch(() => NONE)
  known.set(name, begun)
  return begun
}

/** The car that the page's address names as ?car_id=, by id or slug, or as ?vin= (FIN-01, FIN-02, FIN-20). @param isWanted False where the page has a car of its own. */
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
