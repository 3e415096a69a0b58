'use client'

import { FieldDescription, FieldError, FieldLabel, RenderCustomComponent, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import type { DateFieldClientProps } from 'payload'
import { type ReactNode, useId, useMemo } from 'react'
import { isRecord } from '@/domain/json/is-record'
import { formatStoredDate, PLATFORM_ZONE } from '@/domain/time/zone-name'
import { useZoneOf, type Zones, ZonesContext } from '@/ui/admin/zones'
import { DateInput } from './date-input'
import { InHead } from './in-head'
import styles from './dated-fields.module.css'
import { keepShownZone } from './shown-zone'

type AdminZonesProps = { bySite: Zones['bySite']; children: ReactNode }

/** Around the admin: lets every screen show dates in the zone of their site (EDT-17). */
export function AdminZones({ bySite, children }: AdminZonesProps) {
  const { selectedTenantID, options } = useTenantSelection()
  const selected = bySite[String(selectedTenantID ?? options[0]?.value)] ?? PLATFORM_ZONE
  keepShownZone(selected)
  const zones = useMemo(() => ({ bySite, selected }), [bySite, selected])
  return <ZonesContext value={zones}>{children}</ZonesContext>
}

/** Returns the zone of the document that is open in the form around the caller. */
function useZoneOfForm(): string {
  return useZoneOf(useFormFields(([fields]) => fields.tenant?.value))
}

const readAppearance = (date: unknown) => (isRecord(date) ? date.pickerAppearance : undefined)
const isDayField = ({ admin }: DateFieldClientProps['field']) => readAppearance(admin?.date) === 'dayOnly'

/** A date of any form. Replaces Payload's field, which reads and shows the time of the browser's zone (EDT-17). */
export function ZonedDateField({ field, path: pathOfProps, readOnly }: DateFieldClientProps) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: pathOfProps,
  })
  const { AfterInput, BeforeInput, Description, Error, Label } = customComponents ?? {}
  const descriptionId = useId()
  return (
    <div
      className={['field-type', styles.field, field.admin?.className, showError && 'error'].filter(Boolean).join(' ')}
      style={{ flex: '1 1 auto', ...(field.admin?.width ? { '--field-width': field.admin.width } : {}) }}
    >
      <RenderCustomComponent CustomComponent={Label} Fallback={<FieldLabel label={field.label} path={path} required={field.required} />} />
      <RenderCustomComponent CustomComponent={Error} Fallback={<FieldError path={path} showError={showError} />} />
      {BeforeInput}
      <DateInput
        id={`field-${path.replaceAll('.', '__')}`}
        value={value}
        timeZone={useZoneOfForm()}
        isDay={isDayField(field)}
        isReadOnly={readOnly === true || disabled}
        isInvalid={showError}
        describedBy={descriptionId}
        onChange={setValue}
      />
      {AfterInput}
      <div id={descriptionId}>
        <RenderCustomComponent
          CustomComponent={Description}
          Fallback={<FieldDescription description={field.admin?.description} path={path} />}
        />
      </div>
    </div>
  )
}

type DateFilterProps = Pick<DateFieldClientProps, 'field'> & { disabled?: boolean; value: unknown; onChange: (iso: string | null) => void }

/** A date in the filter of a list, in the zone of the selected site (EDT-17). */
export function ZonedDateFilter({ field, disabled, value, onChange }: DateFilterProps) {
  return (
    <DateInput
      label="Date"
      value={value}
      timeZone={useZoneOf()}
      isDay={isDayField(field)}
      isReadOnly={disabled === true}
      onChange={onChange}
    />
  )
}

export { ContentState } from './content-state'

/** When the open document was changed and created. Payload's own lines, in the browser's zone, are hidden by admin.css (EDT-17). */
export function DocumentDates() {
  const { data, isTrashed } = useDocumentInfo()
  const timeZone = useZoneOfForm()
  const saved = useFormFields(([fields]) => fields.updatedAt?.value)
  const lines = [
    { label: isTrashed ? 'Deleted' : 'Changed', text: formatStoredDate(saved ?? data?.updatedAt, timeZone) },
    { label: 'Created', text: formatStoredDate(data?.createdAt, timeZone) },
  ].filter(({ text }) => text !== '')
  return (
    <InHead>
      {lines.map(({ label, text }) => (
        <li key={label} className={label === 'Created' ? `${styles.stamp} ${styles.created}` : styles.stamp} tabIndex={0}>
          <span className={styles.stampLabel}>{label}:</span> {text}
        </li>
      ))}
    </InHead>
  )
}
