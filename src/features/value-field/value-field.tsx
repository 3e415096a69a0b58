'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { ValueShape } from '@/domain/editing/value-shape'
import { ValueEditor } from '@/ui/admin/value-editor/value-editor'
import { ValueView } from '@/ui/admin/value-editor/value-view'
import styles from './value-field.module.css'

/** A structured value that staff edit with labelled inputs, by its shape (EDT-14). */
export function ValueField({ field, path, readOnly = false, shape }: JSONFieldClientProps & { shape: ValueShape }) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={field.label} path={path} as="h3" required={field.required} />
      <FieldError path={path} message={errorMessage} showError={showError} />
      {readOnly || disabled ? <ValueView value={value} /> : <ValueEditor shape={shape} label={label} value={value} onChange={setValue} />}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
