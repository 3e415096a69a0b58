'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps, Validate } from 'payload'
import { useCallback, useState } from 'react'
import styles from './json-field.module.css'

const FEWEST_ROWS = 3
const MAX_ROWS = 24
const INVALID = 'This is not valid JSON yet. Check its brackets, quotes and commas.'

const format = (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2))

function parse(text: string): { value: unknown } | null {
  try {
    return { value: text.trim() === '' ? null : JSON.parse(text) }
  } catch {
    return null
  }
}

/** A JSON field as plain text. Payload's own editor loads a script from another host, which the admin's CSP blocks (SEC-10). */
export function JsonTextField({ field, path, readOnly = false }: JSONFieldClientProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isInvalid = typed !== null && parse(typed) === null
  const check: Validate = useCallback(() => (isInvalid ? INVALID : true), [isInvalid])
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path, validate: check })
  const text = typed ?? format(value)
  const id = `field-${path.replaceAll('.', '__')}`
  const change = (next: string) => {
    setTyped(next)
    const parsed = parse(next)
    setValue(parsed ? parsed.value : next)
  }
  const problem = isInvalid ? INVALID : showError ? errorMessage : undefined
  return (
    <div className={`field-type ${styles.field}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} message={problem} showError={problem !== undefined} />
      <textarea
        id={id}
        className={styles.text}
        value={text}
        rows={Math.min(MAX_ROWS, Math.max(FEWEST_ROWS, text.split('\n').length))}
        readOnly={readOnly || disabled}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={problem ? true : undefined}
        onChange={({ target }) => change(target.value)}
        onBlur={() => !isInvalid && setTyped(null)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
