import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { isRecord } from '@/domain/json/is-record'
import { formatStoredDate } from '@/domain/time/zone-name'
import { findAdminZone } from '../admin-zone'

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'rowData' | 'field' | 'link' | 'collectionSlug' | 'payload'>

/** A date in an admin list, in the time zone of the document's tenant, which is named (EDT-17). */
export async function DateCell({ cellData, rowData, field, link, collectionSlug, payload }: Props) {
  const isDay = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'
  const text = formatStoredDate(cellData, await findAdminZone(idOf(isRecord(rowData) ? rowData.tenant : null)), isDay)
  const date = <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</span>
  if (link !== true) return date
  return (
    <Link prefetch={false} href={`${payload.config.routes.admin}/collections/${collectionSlug}/${rowData.id}`}>
      {text === '' ? 'No date' : date}
    </Link>
  )
}
