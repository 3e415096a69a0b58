import type { JSONFieldServerProps } from 'payload'
import { OwnValues } from '@/features/group-sections/own-values'
import { listPictureIds, listSectionFields, readOwnValues } from '@/domain/blocks/group-sections'
import { idOf } from '@/domain/json/id-of'
import { findGroupContent } from '@/server/group-sections/find-group-content'
import { findPictures } from '@/server/group-sections/find-pictures'
import { findReadableSection } from '@/server/group-sections/find-readable-section'
import { BLOCK_NAMES } from '../views/block-names'

/** The form of a site's entry for a section of its group: whoever may read the entry sees what the group shares (EDT-25). */
export async function OwnValuesField({ id, path, payload, readOnly, req }: JSONFieldServerProps) {
  const entry = await findReadableSection(req, id)
  if (typeof entry?.groupSection !== 'number') return null
  const content = await findGroupContent(payload, entry)
  if (content === null)
    return (
      <p role="status" data-own-values>
        Your group no longer shares this section, so it shows nothing on your site. Your own values are kept. Take it off your pages, or
        delete it.
      </p>
    )
  const { open, trees } = content
  const blocks = content.blocks.map((block) => ({ ...block }))
  const own = readOwnValues(entry.ownValues)
  const fields = blocks.flatMap((block) => listSectionFields(block, trees, open, own))
  const pictures = { known: await findPictures(payload, entry, listPictureIds(fields)), site: idOf(entry.tenant) ?? 0 }
  const facts = { blocks, open, trees, pictures, names: BLOCK_NAMES }
  return <OwnValues path={path} {...facts} isReadOnly={readOnly === true} />
}
