import { controlClasses } from '../field/control-classes'
import type { Amounts } from './use-amounts'

export type AmountEntryProps = {
  id: string
  /** The full accessible name: 'Price from'. */
  label: string
  index: number
  amounts: Amounts
  isDisabled?: boolean
  isWrong?: boolean
  describedBy?: string
}

/** A thumb's value as a text field, for visitors who prefer typing to dragging. */
export function AmountEntry({ id, label, index, amounts, isDisabled, isWrong = false, describedBy }: AmountEntryProps) {
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      disabled={isDisabled}
      value={amounts.textOf(index)}
      onChange={(event) => amounts.type(index, event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => amounts.enter(index)}
      onKeyDown={(event) => {
        // The first Enter applies the value, the second one submits the form.
        if (event.key === 'Enter' && amounts.enter(index)) event.preventDefault()
      }}
      className={`amount-entry-control ${controlClasses(isWrong)} min-w-0 flex-1 basis-24`}
    />
  )
}
