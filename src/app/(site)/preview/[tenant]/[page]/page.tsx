import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { RenderBlocks } from '@blocks/render-blocks'
import { readFormBlocks } from '@/domain/preview/preview-message'
import { LiveTop } from '@/features/live-preview/live-top'
import { PagePreview } from '@/features/live-preview/page-preview'
import { findDraftForStaff, findHomeForSettings } from '@/server/content/find-draft-for-staff'
import { fillTexts } from '@/server/placeholders/fill-texts'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/now'
import type { Page } from '@payload-types'
import { readPageFacts } from '../../../content-page'
import { PageBody } from '../../../page-body'
import { SiteFrame } from '../../../site-frame'
import { drawBlocks } from '../../draw-blocks'
import { drawTop } from '../../draw-top'
import { ThemePreview } from '../../theme-preview'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; page: string }> }

/** The first block that visitors see, as far as it decides about the page's title. */
function toFirst(page: Pick<Page, 'layout'>) {
  const first = page.layout?.find(({ isHidden }) => isHidden !== true)
  return first
    ? { blockType: first.blockType, heading: 'heading' in first && typeof first.heading === 'string' ? first.heading : undefined }
    : null
}

/** A page as it stands in the editor, for staff who may read it: asked as the person who is signed in, on the admin's own origin (ADM-02). */
export default async function PreviewPage({ params }: Props) {
  const { tenant: slug, page: id } = await params
  const tenant = await findTenant(slug)
  if (!tenant) notFound()
  const isHome = id === 'home'
  const written = isHome
    ? await findHomeForSettings(await headers(), tenant)
    : await findDraftForStaff(await headers(), tenant.id, Number(id))
  if (!written) notFound()
  const now = readClock()
  const facts = await readPageFacts(tenant, written.path, now)
  const page = await fillTexts(written, { tenant, now, locationId: facts.locationId })
  const states = new Map(readFormBlocks(written).map((state) => [state.id, state]))
  const blocks = (page.layout ?? []).flatMap((block) => {
    const state = states.get(block.id ?? '')
    if (!state) return []
    const node = <RenderBlocks blocks={[block]} firstPlace={state.isFirst ? 0 : 1} tenant={tenant} now={now} page={facts} />
    return [{ id: state.id, text: state.text, node }]
  })
  const aroundTop = (top: ReactNode) => <LiveTop draw={drawTop.bind(null, slug)}>{top}</LiveTop>
  return (
    <SiteFrame tenant={tenant} now={now} aroundTop={isHome ? aroundTop : undefined}>
      {isHome ? (
        <>
          <ThemePreview tenant={tenant} />
          <PageBody page={page} tenant={tenant} now={now} facts={facts} />
        </>
      ) : (
        <PagePreview
          title={page.title}
          first={toFirst(page)}
          blocks={blocks}
          draw={drawBlocks.bind(null, { tenant: slug, page: Number(id) })}
        />
      )}
    </SiteFrame>
  )
}
