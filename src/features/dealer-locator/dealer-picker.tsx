'use client'

import { type ReactNode, useState } from 'react'
import { DEALER_REQUIRED } from '@/domain/locations/locator'
import { Icon } from '@/ui/primitives/icon/icon'
import { DealerButtons } from './dealer-buttons'
import { LocatorField } from './locator-field'
import { useLocator } from './use-locator'

type PickerProps = {
  id: string
  /** Error from the surrounding form. Undefined lets the picker report a missing choice itself. */
  error?: string | null
}

type Locator = ReturnType<typeof useLocator>

/** Hidden fields of the chosen dealership. */
function ChosenFields({ selected }: { selected: Locator['state']['selected'] }) {
  if (!selected) return null
  return (
    <>
      <input type="hidden" name="location_id" value={selected.locationId} />
      <input type="hidden" name="dealership_id" value={selected.dealership.id} />
      <input type="hidden" name="dealership_slug" value={selected.dealership.slug} />
      <input type="hidden" name="dealership_name" value={selected.dealership.name} />
    </>
  )
}

/** Form field for choosing a dealership (DLR-03 to DLR-08). Sends location_id, dealership_id, dealership_slug and dealership_name. */
function Picker({ id, error, locator }: PickerProps & { locator: Locator }) {
  const { state, offered, act } = locator
  return (
    <>
      <LocatorField id={id} locator={locator} error={error} />
      {state.place && (
        <DealerButtons
          place={state.place.label}
          offered={offered}
          selected={state.selected}
          choose={(dealer) => act({ kind: 'dealer', dealer })}
        />
      )}
      {state.selected && (
        <p role="status" className="mt-4 flex items-start gap-2 font-strong">
          <Icon name="check-circle" size={20} className="mt-0.5 shrink-0 text-good" />
          <span>
            {state.selected.name}
            <span className="block text-[0.9375rem]/6 font-normal text-ink-soft">{state.selected.address}</span>
          </span>
        </p>
      )}
      <ChosenFields selected={state.selected} />
    </>
  )
}

/** A form with only the picker. Submitting puts the chosen dealership into the address; without one it reports an error (DLR-08). */
export function DealerPickerForm({ id, action, children }: { id: string; action: string; children: ReactNode }) {
  const locator = useLocator()
  const [isMissing, setIsMissing] = useState(false)
  const { selected } = locator.state
  return (
    <form
      action={action}
      noValidate
      onSubmit={(event) => {
        if (selected) return
        event.preventDefault()
        setIsMissing(true)
        document.getElementById(id)?.focus()
      }}
    >
      <Picker id={id} error={isMissing && !selected ? DEALER_REQUIRED : null} locator={locator} />
      <div className="mt-5">{children}</div>
    </form>
  )
}
