import { toSiteLink } from '@/domain/navigation/site-link'
import { findMedia } from '@/server/content/find-media'
import { type Column, Columns } from '@/ui/sections/columns'
import { toPanelPicture } from '@/ui/sections/picture-panel/panel-picture'
import type { BlockOf, BlockProps } from '../types'

async function toColumn(stored: BlockOf<'columns'>['columns'][number], place: number, tenantId: number): Promise<Column> {
  return {
    id: stored.id ?? String(place),
    heading: stored.heading,
    content: stored.content ?? null,
    link: toSiteLink(stored.link),
    picture: toPanelPicture(await findMedia(tenantId, stored.image), stored.imageKind),
  }
}

export async function ColumnsBlock({ block, site: { tenant } }: BlockProps<'columns'>) {
  const columns = await Promise.all((block.columns ?? []).map((column, place) => toColumn(column, place, tenant.id)))
  return (
    <Columns heading={block.heading ?? null} text={block.text ?? null} columns={columns} tone={block.tone} variant={tenant.layout.card} />
  )
}
