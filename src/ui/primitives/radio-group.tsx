import type { ReactNode } from 'react'
import { Radio } from './checkbox'
import type { FieldFrame } from './field/field'
import { FieldSet } from './field/field-set'
import { toOptionId } from './field/option-id'

export type RadioOption = { value: string; label: ReactNode; isDisabled?: boolean }

export type RadioGroupProps = FieldFrame & {
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  isRequired?: boolean
}

/** A list of radio buttons. The browser moves between them with the arrow keys. */
export function RadioGroup({ name, options, defaultValue, isRequired, ...frame }: RadioGroupProps) {
  return (
    <FieldSet {...frame}>
      {options.map(({ value, label, isDisabled }) => (
        <Radio
          key={value}
          id={toOptionId(frame.id, value)}
          name={name}
          value={value}
          label={label}
          defaultChecked={value === defaultValue}
          disabled={isDisabled}
          required={isRequired}
        />
      ))}
    </FieldSet>
  )
}

const SEGMENT =
  'segments-segment grid min-h-11 cursor-pointer place-items-center rounded-[max(0px,calc(var(--fc-radius-control)-2px))] py-2 text-center text-[0.9375rem]/5 transition-quick has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:line-through has-disabled:opacity-55 forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-2 forced-colors:has-checked:outline-[Highlight]'

/** The radio buttons as a segmented control, for two to four short options. */
export function Segments({ name, options, defaultValue, isRequired, ...frame }: RadioGroupProps) {
  return (
    <FieldSet {...frame}>
      <div className="segments-track flex flex-wrap rounded-control">
        {options.map(({ value, label, isDisabled }) => (
          <label key={value} htmlFor={toOptionId(frame.id, value)} className={SEGMENT}>
            <input
              type="radio"
              id={toOptionId(frame.id, value)}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={isDisabled}
              required={isRequired}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </FieldSet>
  )
}
