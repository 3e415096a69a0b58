'use client'

import { useFormFields } from '@payloadcms/ui'
import { idOf } from '@/domain/json/id-of'
import type { UploadPicture } from './upload-picture'
import { uploadTo } from './upload-picture'

const MOST_ALT = 160
const NO_SITE: UploadPicture = () => Promise.resolve({ kind: 'refused', problem: 'Choose the site of this car first.' })

/** Uploads to the site of the open car, described by the car's name. */
export function useUpload(what: string): UploadPicture {
  const tenant = useFormFields(([fields]) => idOf(fields.tenant?.value))
  const name = useFormFields(([fields]) => fields.name?.value)
  const alt = typeof name === 'string' && name.trim() !== '' ? `${name.trim()}, ${what}` : `A car, ${what}`
  return tenant === null ? NO_SITE : uploadTo(tenant, alt.slice(0, MOST_ALT))
}
