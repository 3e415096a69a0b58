'use client'

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import {
  type ChosenPlace,
  type Dealer,
  findDealersByName,
  type LocatorAction,
  moveLocator,
  NOTHING_CHOSEN,
  type OfferedDealer,
  offerDealers,
} from '@/domain/locations/locator'
import type { ComboboxGroup, LoadOptions } from '@/ui/primitives/combobox/combobox-options'
import { recallDealer, rememberDealer } from './dealer-memory'
import { fetchDealers, fetchPlaces } from './locator-calls'

const toOptions = (items: readonly { label: string }[]) => items.map(({ label }) => ({ value: label, label }))

/** Reads the place (?near=3220) or dealership (?dealer=aurora-geelong) of a deep link. */
function readAddress(): { near: string | null; slug: string | null } {
  const parameters = new URLSearchParams(window.location.search)
  return { near: parameters.get('near'), slug: parameters.get('dealer') }
}

/** State of the locator field (DLR-03 to DLR-07): text, place, chosen dealership and options. */
export function useLocator() {
  const [dealers, setDealers] = useState<readonly Dealer[]>([])
  const [state, move] = useReducer(moveLocator, NOTHING_CHOSEN)
  const [linked, setLinked] = useState<ChosenPlace | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const found = useRef(new Map<string, ChosenPlace>())

  const act = useCallback((action: LocatorAction) => {
    move(action)
    if (action.kind === 'dealer') rememberDealer(action.dealer)
    if (action.kind === 'type' && action.text.trim() === '') rememberDealer(null)
  }, [])

  useEffect(() => {
    const controller = new AbortController()
    const begin = async () => {
      const all = await fetchDealers(controller.signal)
      if (controller.signal.aborted) return
      setDealers(all)
      const { near, slug } = readAddress()
      const place = near ? (await fetchPlaces(near, controller.signal)).places[0] : undefined
      if (place) {
        found.current.set(place.label, place)
        setLinked(place)
        move({ kind: 'place', place })
      }
      const kept = all.find(({ dealership, locationId }) => (slug ? dealership.slug === slug : locationId === recallDealer()))
      if (kept && (slug || !place)) move({ kind: slug ? 'dealer' : 'remembered', dealer: kept })
    }
    begin().catch(() => undefined)
    return () => controller.abort()
  }, [])

  const loadOptions: LoadOptions = useCallback(
    async (text, signal) => {
      const { places, message } = await fetchPlaces(text, signal)
      setMessage(message)
      for (const place of places) found.current.set(place.label, place)
      const groups: ComboboxGroup[] = [
        { label: 'Places', items: toOptions(places) },
        { label: 'Dealerships', items: findDealersByName(dealers, text).map(({ name }) => ({ value: name, label: name })) },
      ]
      return groups.filter(({ items }) => items.length > 0)
    },
    [dealers],
  )

  const onText = useCallback(
    (text: string | null) => {
      const place = found.current.get(text ?? '')
      const dealer = dealers.find(({ name }) => name === text)
      if (place) act({ kind: 'place', place })
      else act({ kind: 'type', text: text ?? '' })
      if (dealer && !place) act({ kind: 'dealer', dealer })
    },
    [act, dealers],
  )

  const offered: readonly OfferedDealer[] = useMemo(() => (state.place ? offerDealers(dealers, state.place) : []), [dealers, state.place])
  return { state, dealers, offered, linked, message, act, loadOptions, onText }
}
