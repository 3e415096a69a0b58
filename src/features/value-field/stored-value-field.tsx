'use client'

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { ValueView } from '@/ui/admin/value-editor/value-view'
import styles from './value-field.module.css'

/** A structured value that the platform stores: shown in words, not edited (EDT-14). Payload's own editor loads a script from another host. */
export function StoredValueField({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={field.label} path={path} as="h3" />
      <ValueView value={value} none="Nothing stored." />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
