import type { JSONFieldServerProps } from 'payload'
import { OwnValues } from '@/features/group-sections/own-values'
import { isRecord } from '@/domain/json/is-record'
import { idOf } from '@/domain/json/id-of'
import { findGroupContent } from '@/server/group-sections/find-group-content'
import { BLOCK_NAMES } from '../views/block-names'

/** The form of a site's entry for a section of its group. The reader may open the entry, so they may see what their group shares (EDT-25). */
export async function OwnValuesField({ data, path, payload, readOnly }: JSONFieldServerProps) {
  const stored: unknown = data
  if (!isRecord(stored) || typeof stored.groupSection !== 'number') return null
  const entry = { tenant: idOf(stored.tenant), groupSection: stored.groupSection }
  const content = await findGroupContent(payload, entry)
  if (content === null)
    return (
      <p role="status" data-own-values>
        Your group no longer shares this section, so it shows nothing on your site. Your own values are kept. Take it off your pages, or
        delete it.
      </p>
    )
  const blocks = content.blocks.map((block) => ({ ...block }))
  return (
    <OwnValues path={path} blocks={blocks} open={content.open} names={BLOCK_NAMES} trees={content.trees} isReadOnly={readOnly === true} />
  )
}
