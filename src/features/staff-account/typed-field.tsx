import { type ComponentProps, type RefObject, useId } from 'react'
import styles from './staff-account.module.css'

type TypedFieldProps = {
  label: string
  value: string
  onType: (value: string) => void
  error?: string | undefined
  hint?: string
  inputRef?: RefObject<HTMLInputElement | null>
  /** Called on Enter when the field is inside another form. */
  onEnter?: () => void
} & Pick<ComponentProps<'input'>, 'type' | 'name' | 'autoComplete' | 'inputMode'>

/** A labelled field of a staff account with its error. */
export function TypedField({ label, value, onType, error, hint, inputRef, onEnter, ...input }: TypedFieldProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input
        {...input}
        id={id}
        ref={inputRef}
        className={styles.input}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return
          event.preventDefault()
          onEnter()
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
