import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormPage } from '@/app/leads/form-page'
import { toFormKind } from '@/domain/leads/form/form-kinds'
import { readSite, type SiteParams } from '@/app/site/site-context'

type Props = { params: Promise<SiteParams & { kind: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Please check the form', robots: { index: false } }

export default async function FormRoute({ params, searchParams }: Props) {
  const { tenant } = await readSite(params)
  const kind = toFormKind((await params).kind)
  if (!kind) notFound()
  const { draft } = await searchParams
  return <FormPage tenant={tenant} kind={kind} token={typeof draft === 'string' ? draft : null} />
}
