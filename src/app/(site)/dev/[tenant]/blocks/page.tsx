import { notFound } from 'next/navigation'
import { blockExamples } from '@blocks/examples'
import { RenderBlocks } from '@blocks/render-blocks'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/now'
import { findExamplePictures, putPictures } from './put-pictures'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string }> }

/** Every block's examples on one tenant's site, with its own content. */
export default async function BlocksPage({ params }: Props) {
  const tenant = await findTenant((await params).tenant)
  if (!tenant) notFound()
  const now = readClock()
  const pictures = await findExamplePictures(tenant.id)
  return (
    <>
      <h1 className="sr-only">Blocks of {tenant.name}</h1>
      {Object.entries(blockExamples).map(([slug, examples]) =>
        examples.map(({ name, block }) => (
          <article key={`${slug}-${name}`} aria-label={`${slug}: ${name}`} data-block={slug}>
            <p className="wrap border-b border-line py-3 text-ink-faint">
              {slug}: {name}
            </p>
            <RenderBlocks blocks={[putPictures(block, pictures)]} tenant={tenant} now={now} />
          </article>
        )),
      )}
    </>
  )
}
