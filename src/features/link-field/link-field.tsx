'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import styles from './link-field.module.css'
import { LinkInput } from './link-input'

/** Where a link leads, in words. In the field, targets are searched by name, and addresses and numbers can be typed (EDT-13). */
export function LinkField({ field, path: pathOfProps, readOnly = false }: TextFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: pathOfProps })
  return (
    <div className={`field-type text ${styles.field} ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} message={errorMessage} showError={showError} />
        <LinkInput
          id={`field-${path.replaceAll('.', '__')}`}
          href={typeof value === 'string' ? value : ''}
          isReadOnly={readOnly || disabled}
          onChange={(href) => setValue(href)}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
