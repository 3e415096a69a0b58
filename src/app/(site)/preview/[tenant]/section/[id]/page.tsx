import { notFound } from 'next/navigation'
import { readFormBlocks } from '@/domain/editing/preview/preview-message'
import { PagePreview, WatchClicks } from '@/features/live-preview/page-preview'
import { LiveOwnValues } from '@/features/live-preview/live-own-values'
import { findSectionPreview, readSectionBlocks } from '@/server/content/section-preview'
import { fillTexts } from '@/server/content/fill-texts'
import { readClock } from '@/server/process/now'
import { readPageFacts } from '@/app/content/content-page'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { SiteFrame } from '@/app/site/site-frame'
import { PreviewBlock } from '@/app/(site)/preview/preview-block'
import { previewSection, previewSectionBlocks } from '@/app/(site)/preview/preview-section'
import { SectionBlocks } from '@/app/(site)/preview/section-blocks'
import { SectionSites } from '@/app/(site)/preview/section-sites'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string; id: string }>; searchParams: Promise<{ ticket?: string | string[] }> }

/**
 * A shared section as a site draws it, beside its form, with the permissions of the member of staff whose ticket is in the address (EDT-24,
 * SEC-08). A group's section can be seen on each of its sites, and a site's own values in one as they are typed (EDT-25).
 */
export default async function SectionPreviewPage({ params, searchParams }: Props) {
  const [{ tenant: slug, id }, { ticket }] = await Promise.all([params, searchParams])
  const tenant = await findDraftTenant(slug)
  if (!tenant || typeof ticket !== 'string') notFound()
  const now = readClock()
  const preview = await findSectionPreview({ ticket, id: Number(id), tenant }, now)
  if (!preview) notFound()
  const { viewer, section, isOfGroup, sites } = preview
  const { user, adminOrigin } = viewer
  const facts = await readPageFacts(tenant, '/', now)
  const bound = { tenant: slug, section: section.id, ticket }
  if (isOfGroup) {
    const blocks = await readSectionBlocks(section, tenant.id)
    return (
      <SiteFrame tenant={tenant} now={now}>
        <WatchClicks adminOrigin={adminOrigin} />
        <LiveOwnValues adminOrigin={adminOrigin} draw={previewSection.bind(null, bound)}>
          <SectionBlocks blocks={blocks} tenant={tenant} now={now} facts={facts} user={user} />
        </LiveOwnValues>
      </SiteFrame>
    )
  }
  const filled = await fillTexts(section.layout ?? [], { tenant, now, locationId: facts.locationId })
  const states = new Map(readFormBlocks(section).map((state) => [state.id, state]))
  const blocks = filled.flatMap((block) => {
    const state = states.get(block.id ?? '')
    if (!state) return []
    const node = <PreviewBlock block={block} isFirst={state.isFirst} tenant={tenant} now={now} page={facts} user={user} />
    return [{ id: state.id, text: state.text, node }]
  })
  return (
    <SiteFrame tenant={tenant} now={now}>
      <SectionSites sites={sites} shown={slug} section={section.id} ticket={ticket} />
      <PagePreview
        adminOrigin={adminOrigin}
        collection="shared-sections"
        title={null}
        first={null}
        blocks={blocks}
        draw={previewSectionBlocks.bind(null, bound)}
      />
    </SiteFrame>
  )
}
