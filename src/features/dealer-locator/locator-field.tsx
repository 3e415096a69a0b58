'use client'

import { Combobox } from '@/ui/primitives/combobox/combobox'
import type { useLocator } from './use-locator'

/** Milliseconds without typing before a place is looked up (API-10). */
const PAUSE_MS = 300

type Props = {
  id: string
  locator: Pick<ReturnType<typeof useLocator>, 'linked' | 'message' | 'loadOptions' | 'onText'>
  error?: string | null
  hint?: string
}

/** One field for a postcode, a city or a dealership's name (DLR-03). */
export function LocatorField({ id, locator: { linked, message, loadOptions, onText }, error, hint }: Props) {
  // Remount the field with the deep link's place as its initial text.
  return (
    <Combobox
      key={linked?.label ?? 'typed'}
      id={id}
      label="Postcode, city or dealership name"
      hint={hint}
      error={error}
      placeholder="3220 or Geelong"
      isFreeText
      defaultValue={linked?.label}
      groups={[]}
      loadOptions={loadOptions}
      pauseMs={PAUSE_MS}
      emptyText={message ?? 'No suburb or dealership found'}
      onChange={onText}
    />
  )
}
