'use client'

import { FieldDescription, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { readHotspotSides } from '@/domain/vehicle/editing/hotspot-list'
import { listPictures } from '@/domain/vehicle/editing/picture-list'
import styles from './car-pictures.module.css'
import { HotspotBoard } from './hotspot-board'

/** The field of a car's hotspots, placed on its spin images and its interior picture (EDT-14, SPIN-07). */
export function HotspotsField({ field, path, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const spin = useFormFields(([fields]) => fields.spin_images?.value)
  const inside = useFormFields(([fields]) => fields.spin_interior_image?.value)
  const frames = listPictures(spin).map(({ url }) => url)
  const interiors = typeof inside === 'string' && inside !== '' ? [inside] : []
  const sides = readHotspotSides(value)
  const isReadOnly = readOnly || disabled
  return (
    <div className={`field-type ${styles.field}`} id={`field-${path}`}>
      <FieldLabel label={field.label} path={path} as="h3" />
      {frames.length + interiors.length === 0 && <p>Add spin images or an interior picture first; then click on them to place hotspots.</p>}
      <HotspotBoard
        title="On the spin images"
        pictures={frames}
        side={sides.exterior}
        isReadOnly={isReadOnly}
        onChange={(exterior) => setValue({ ...sides, exterior })}
      />
      <HotspotBoard
        title="On the interior picture"
        pictures={interiors}
        side={sides.interior}
        isReadOnly={isReadOnly}
        onChange={(interior) => setValue({ ...sides, interior })}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
