import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { findDraftTenant } from '@/app/content/find-draft-tenant'
import { SiteDocument } from '@/app/site/site-document'

type Props = { params: Promise<{ tenant: string }>; children: ReactNode }

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function PreviewLayout({ params, children }: Props) {
  const tenant = await findDraftTenant((await params).tenant)
  if (!tenant) notFound()
  return <SiteDocument tenant={tenant}>{children}</SiteDocument>
}
