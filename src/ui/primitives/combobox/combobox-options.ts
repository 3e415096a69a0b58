import type { FieldFrame } from '../field/field'

export type ComboboxOption = {
  value: string
  label: string
  /** The number of vehicles, at the right. */ note?: string
  isDisabled?: boolean
}

/** A group of options. A plain list is one group without a label. */
export type ComboboxGroup = { label?: string; items: readonly ComboboxOption[] }

/** Loads options for the typed text. `signal` aborts when the result is no longer needed. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxGroup[]>

export type ComboboxProps = FieldFrame & {
  name?: string
  /** All options, filtered by the typed text. With `loadOptions`, the initial options. */
  groups: readonly ComboboxGroup[]
  loadOptions?: LoadOptions
  /** The debounce time before `loadOptions` is called, in ms. The default suits calls to our own server. */
  pauseMs?: number
  /** Accepts text that matches no option, such as a suburb or a keyword. The options are suggestions. */
  isFreeText?: boolean
  /** The value of an option, or free text. */
  defaultValue?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  /** The text when nothing matches: 'No makes found'. */
  emptyText?: string
  /** The value of the option, the free text, or null when the field was cleared. */
  onChange?: (value: string | null) => void
}
