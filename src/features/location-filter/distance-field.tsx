'use client'

import { type FormEvent, useId, useState } from 'react'
import type { postcodesCall } from '@/contract/search'
import { callSite } from '@/features/call'
import { Button } from '@/ui/primitives/button/button'
import { orderByDistance } from './order-by-distance'

const PLACE_FIELDS = { label: 'string', lat: 'number', lng: 'number' } as const

/** A field for a postcode or suburb that orders the list by distance (LOOK-18). */
export function DistanceField({ list }: { list: () => Element | null }) {
  const id = useId()
  const [told, setTold] = useState('')
  const find = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = String(new FormData(event.currentTarget).get('near') ?? '').trim()
    if (asked === '') return
    const address = `/api/postcodes?q=${encodeURIComponent(asked)}`
    const result = await callSite<typeof postcodesCall>(address, { needs: { places: [PLACE_FIELDS] } })
    const place = result.isOk ? result.answer.places[0] : undefined
    const section = list()
    if (place && section) orderByDistance(section, place)
    if (place) setTold(`Nearest to ${place.label} first`)
    else setTold(result.isOk ? 'We don’t know this place. Try its postcode.' : 'The search for places isn’t available. Please try again.')
  }
  return (
    <form onSubmit={(event) => void find(event)} className="max-w-full">
      <label htmlFor={id} className="field-label block">
        Your postcode or suburb
      </label>
      <div className="flex gap-1.5">
        <input
          id={id}
          name="near"
          autoComplete="postal-code"
          className="control-base min-h-11 w-44 min-w-0 border-edge text-ink transition-quick hover:border-ink"
        />
        <Button type="submit" variant="outline" size="small">
          Show nearest
        </Button>
      </div>
      <p role="status" className="mt-1 text-sm/5 text-ink-soft empty:hidden">
        {told}
      </p>
    </form>
  )
}
