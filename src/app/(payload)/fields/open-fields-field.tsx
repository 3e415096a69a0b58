import type { JSONFieldServerProps } from 'payload'
import { OpenFields } from '@/features/group-sections/open-fields'
import { idOf } from '@/domain/json/id-of'
import { findReadableSection } from '@/server/group-sections/find-readable-section'
import { findMembers } from '@/server/group-sections/give-sections'
import { readTrees } from '@/server/group-sections/group-content'
import { BLOCK_NAMES } from '../views/block-names'

/** In the section of a group: the fields that it leaves to its sites (EDT-25). Nothing for a site without sites of its own. */
export async function OpenFieldsField({ id, path, payload, readOnly, req }: JSONFieldServerProps) {
  const tenant = idOf((await findReadableSection(req, id))?.tenant)
  const members = tenant === null ? [] : await findMembers(req, tenant)
  if (members.length === 0) return null
  const trees = readTrees(payload.collections['shared-sections'].config.flattenedFields)
  return (
    <OpenFields path={path} members={members.map(({ name }) => name)} names={BLOCK_NAMES} trees={trees} isReadOnly={readOnly === true} />
  )
}
