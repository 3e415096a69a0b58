import type { ReactNode } from 'react'
import { describeControl, FieldNotes, type FieldFrame } from './field'

/** A group of controls. Screen readers read its legend with each control, and its hint and error with the group. */
export function FieldSet({ id, label, hint, error, isOptional = false, className = '', children }: FieldFrame & { children: ReactNode }) {
  return (
    <fieldset
      id={id}
      aria-describedby={describeControl({ id, hint, error })['aria-describedby']}
      tabIndex={-1}
      className={`min-w-0 ${className}`}
    >
      <legend className="field-set-legend mb-1.5">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
