'use client'

import { BulkUploadProvider, UploadInput, useConfig } from '@payloadcms/ui'
import { useMemo } from 'react'
import { idOf } from '@/domain/json/id-of'
import type { PictureInputProps } from './section-block'

/** Chooses or uploads a picture of the site for a field of its group's section (EDT-25). */
export function OwnPicture({ path, label, value, site, onChange }: PictureInputProps) {
  const { config } = useConfig()
  // the list of pictures loads again when the filter is another object
  const filterOptions = useMemo(() => ({ media: { tenant: { equals: site } } }), [site])
  return (
    <BulkUploadProvider drawerSlugPrefix={path}>
      <div role="group" aria-label={label}>
        <UploadInput
          path={path}
          // the row has the label
          Label={<></>}
          api={config.routes.api}
          serverURL={config.serverURL}
          relationTo="media"
          allowCreate
          filterOptions={filterOptions}
          value={value}
          onChange={(chosen: unknown) => onChange(idOf(chosen) ?? undefined)}
        />
      </div>
    </BulkUploadProvider>
  )
}
