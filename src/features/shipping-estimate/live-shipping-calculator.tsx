'use client'

import { type FormEvent, useRef, useState } from 'react'
import { DeliveryPanel, type DeliveryState } from '@/ui/pages/delivery-panel'
import { fetchEstimate } from './fetch-estimate'

export type LiveShippingCalculatorProps = {
  note: string | null
  /** The postcode that the vehicle ships from; null when unknown. */
  from: string | null
}

/** The interactive shipping calculator. Drops responses to outdated requests. */
export function LiveShippingCalculator({ note, from }: LiveShippingCalculatorProps) {
  const [state, setState] = useState<DeliveryState>({ kind: 'idle' })
  const pending = useRef<AbortController>(null)
  const ask = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('postcode')
    if (!(field instanceof HTMLInputElement)) return
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    setState({ kind: 'asking' })
    const answer = await fetchEstimate(field.value, from, controller.signal)
    if (controller.signal.aborted) return
    setState(answer)
    if (answer.kind === 'missing') field.focus()
  }
  return <DeliveryPanel note={note} state={state} onSubmit={(event) => void ask(event)} />
}
