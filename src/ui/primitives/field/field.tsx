import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'

export type FieldFrame = {
  /** The control's id, to which a form's error summary links. */
  id: string
  label: string
  hint?: string
  error?: string | null
  /** Shows '(optional)' beside the label. */
  isOptional?: boolean
  className?: string
}

/** Returns the attributes that link a control to its hint and error. */
export function describeControl({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  const notes = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((note) => note !== null)
  return { id, 'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined, 'aria-invalid': error ? true : undefined }
}

/** The error below a control, with an icon. */
export function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-2 text-sm/5 font-strong text-bad">
      <Icon name="warning-circle" size={18} className="mt-px shrink-0" />
      {error}
    </p>
  )
}

/** The texts below a control: its hint, then its error. */
export function FieldNotes({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm/5 text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </>
  )
}

/** Label, control, then hint and error. */
export function Field({ id, label, hint, error, isOptional = false, className, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label block">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
