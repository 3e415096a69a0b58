'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import styles from './car-pictures.module.css'
import { UploadArea } from './upload-area'
import { useUpload } from './use-upload'
import { useUploads } from './use-uploads'

/** The field of the interior picture: the picture itself, replaced by an upload or removed (EDT-14). */
export function SinglePictureField({ field, path, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: path })
  const upload = useUpload('interior')
  const { uploads, start, dismiss } = useUploads(upload, ([picture]) => setValue(picture?.url ?? null))
  const isReadOnly = readOnly || disabled
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldLabel label={field.label} path={path} as="h3" />
      <FieldError path={path} message={errorMessage} showError={showError} />
      {value ? <img className={styles.single} src={value} alt="Interior" /> : <p>No interior picture yet.</p>}
      {value && !isReadOnly && (
        <button type="button" className={styles.button} onClick={() => setValue(null)}>
          Remove the interior picture
        </button>
      )}
      {!isReadOnly && (
        <UploadArea
          isSingle
          label={value ? 'Replace the picture' : 'Add a picture'}
          uploads={uploads}
          onFiles={(files) => void start(files.slice(0, 1))}
          onDismiss={dismiss}
        />
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
