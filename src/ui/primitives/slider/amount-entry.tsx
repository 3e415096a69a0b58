import { controlClasses } from '../field/control-classes'
import type { Amounts } from './use-amounts'

export type AmountEntryProps = {
  id: string
  /** Its whole name: 'Price from'. */
  label: string
  index: number
  amounts: Amounts
  isDisabled?: boolean
  isWrong?: boolean
  describedBy?: string
}

/** The value of a thumb as words that can be typed over: who can't or won't drag types. */
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
        // the value counts first; a second Enter sends the form
        if (event.key === 'Enter' && amounts.enter(index)) event.preventDefault()
      }}
      className={`amount-entry-control ${controlClasses(isWrong)} min-w-0 flex-1 basis-24`}
    />
  )
}
