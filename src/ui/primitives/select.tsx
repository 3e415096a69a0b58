import type { ComponentProps } from 'react'
import { CONTROL_HEIGHT, controlClasses } from './field/control-classes'
import { describeControl, Field, type FieldFrame } from './field/field'
import { Icon } from './icon/icon'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

export type SelectProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'id' | 'className'> & { options: SelectOption[]; isLabelHidden?: boolean }

/** A native select in the template's style. */
export function Select({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  options,
  isLabelHidden = false,
  required = false,
  ...rest
}: SelectProps) {
  const control = (
    <span className="relative block">
      <select
        className={`select-control ${controlClasses(Boolean(error))} ${CONTROL_HEIGHT} cursor-pointer appearance-none truncate`}
        aria-label={isLabelHidden ? label : undefined}
        {...describeControl({ id, hint, error })}
        // A select without an empty first option is never empty, and HTML forbids `required` on it.
        required={required && options[0]?.value === ''}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret" size={18} className="select-caret pointer-events-none absolute top-1/2 -translate-y-1/2" />
    </span>
  )
  if (isLabelHidden) return <div className={className}>{control}</div>
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {control}
    </Field>
  )
}
