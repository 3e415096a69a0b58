import { notFound } from 'next/navigation'
import { blockExamples } from '@blocks/examples'
import { RenderBlocks } from '@blocks/render-blocks'
import { findTenant } from '@/server/tenant/find-tenant'
import { readClock } from '@/server/process/now'
import { findExamplePictures, putPictures } from './put-pictures'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ tenant: string }>; searchParams: Promise<{ only?: string | string[] }> }

/** The examples of every block on a tenant's site, with its own content. `?only=calculator&only=faq` selects blocks. */
export default async function BlocksPage({ params, searchParams }: Props) {
  const tenant = await findTenant((await params).tenant)
  if (!tenant) notFound()
  const only = [(await searchParams).only ?? []].flat()
  const shown = Object.entries(blockExamples).filter(([slug]) => only.length === 0 || only.includes(slug))
  const now = readClock()
  const pictures = await findExamplePictures(tenant.id)
  return (
    <>
      <h1 className="sr-only">Blocks of {tenant.name}</h1>
      {shown.map(([slug, examples]) =>
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
