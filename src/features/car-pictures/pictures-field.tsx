'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useForm, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { followFrames, readHotspotSides } from '@/domain/vehicle/editing/hotspot-list'
import styles from './car-pictures.module.css'
import { PicturesPanel } from './pictures-panel'
import { useUpload } from './use-upload'

/** The fields of photos and of spin images in a car's form (EDT-14). Hotspots follow when spin images are sorted or removed. */
export function PicturesField({ field, path, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const { dispatchFields } = useForm()
  const hotspots = useFormFields(([fields]) => fields.hotspots?.value)
  const kind = field.name === 'spin_images' ? 'frames' : 'photos'
  const upload = useUpload(kind === 'frames' ? 'spin image' : 'photo')
  const change = (stored: unknown[], order: number[]) => {
    setValue(stored)
    const isSorted = order.some((from, to) => from !== to) || (Array.isArray(value) && stored.length < value.length)
    if (kind === 'photos' || !isSorted || !hotspots) return
    const { exterior, interior } = readHotspotSides(hotspots)
    dispatchFields({ type: 'UPDATE', path: 'hotspots', value: { exterior: followFrames(exterior, order), interior } })
  }
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldLabel label={field.label} path={path} as="h3" />
      <FieldError path={path} message={errorMessage} showError={showError} />
      <PicturesPanel kind={kind} stored={value} isReadOnly={readOnly || disabled} upload={upload} onChange={change} />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
