import type { FieldFrame } from '../field/field'

export type ComboboxOption = { value: string; label: string; /** At the right: how many cars. */ note?: string; isDisabled?: boolean }

/** Options that belong together; a list without groups is one group without a label. */
export type ComboboxGroup = { label?: string; items: readonly ComboboxOption[] }

/** Options for what was typed so far; `signal` says when the answer is no longer wanted. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxGroup[]>

export type ComboboxProps = FieldFrame & {
  name?: string
  /** All options, filtered by what is typed; with `loadOptions`, those that stand there at first. */
  groups: readonly ComboboxGroup[]
  loadOptions?: LoadOptions
  /** How long typing rests before `loadOptions` is asked, in ms; its own default suits one's own server. */
  pauseMs?: number
  /** What is typed counts even when no option says it: a suburb, a keyword. The options are suggestions then. */
  isFreeText?: boolean
  /** The value of an option, or the text of a free one. */
  defaultValue?: string
  placeholder?: string
  isDisabled?: boolean
  isRequired?: boolean
  /** Said when nothing fits: 'No makes found'. */
  emptyText?: string
  /** The value of the option, the free text, or null when it was emptied. */
  onChange?: (value: string | null) => void
}
