import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormPage } from '@/app/leads/form-page'
import { toFormKind } from '@/domain/leads/form/form-kinds'
import { titleForm } from '@/features/enquiry/form-site'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { toSiteMetadata } from '@/app/site/site-metadata'

type Props = { params: Promise<SiteParams & { kind: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant } = await readSite(params)
  const kind = toFormKind((await params).kind)
  if (!kind) notFound()
  const title = titleForm(kind)
  const description = `${title} at ${tenant.name}: check your details and send the form again.`
  return toSiteMetadata({ tenant, title, description, canonical: `/forms/${kind}`, isIndexed: false })
}

export default async function FormRoute({ params, searchParams }: Props) {
  const { tenant } = await readSite(params)
  const kind = toFormKind((await params).kind)
  if (!kind) notFound()
  const { draft } = await searchParams
  return <FormPage tenant={tenant} kind={kind} token={typeof draft === 'string' ? draft : null} />
}
