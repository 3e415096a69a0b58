'use client'

import { useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import styles from './staff-account.module.css'
import { TypedField } from './typed-field'

/** Confirms a change of password, email or role with the password of the signed-in user; cleared after saving (SEC-12). */
export function CurrentPassword({ path, label, hint }: { path: string; label: string; hint: string }) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const { lastUpdateTime } = useDocumentInfo()
  const clearedAt = useRef(lastUpdateTime)
  useEffect(() => {
    // `setValue` changes with every keystroke, but only a save clears the field.
    if (clearedAt.current === lastUpdateTime) return
    clearedAt.current = lastUpdateTime
    setValue('', true)
  }, [lastUpdateTime, setValue])
  return (
    <div className={styles.current}>
      <TypedField
        {...{ label, hint, type: 'password', autoComplete: 'current-password' }}
        value={typeof value === 'string' ? value : ''}
        onType={(typed) => setValue(typed)}
        error={showError ? errorMessage : undefined}
      />
    </div>
  )
}
