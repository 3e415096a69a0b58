import type { ComponentProps, ReactNode } from 'react'
import { CONTROL_HEIGHT, controlClasses } from './control-classes'
import { describeControl, Field, type FieldFrame } from './field'

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'id' | 'className'> & { prefix?: ReactNode }

/** A single-line text field. `prefix` is shown inside the field: the dollar sign of an amount (MISC-08). */
export function TextField({ id, label, hint, error, isOptional, className, prefix, type = 'text', ...rest }: TextFieldProps) {
  const input = (
    <input
      type={type}
      className={`${controlClasses(Boolean(error))} ${CONTROL_HEIGHT} ${prefix ? 'text-field-prefixed' : ''}`}
      {...describeControl({ id, hint, error })}
      {...rest}
    />
  )
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      {prefix ? (
        <span className="relative block">
          <span aria-hidden="true" className="text-field-prefix absolute inset-y-0 grid place-items-center text-ink-soft">
            {prefix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Field>
  )
}

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

export function TextArea({ id, label, hint, error, isOptional, className, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional} className={className}>
      <textarea
        rows={rows}
        className={`${controlClasses(Boolean(error))} resize-y py-3`}
        {...describeControl({ id, hint, error })}
        {...rest}
      />
    </Field>
  )
}
