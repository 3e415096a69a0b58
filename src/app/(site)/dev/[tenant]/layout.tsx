import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { env } from '@/env'
import { findTenant } from '@/server/tenant/find-tenant'
import { SiteDocument } from '@/app/site/site-document'

type Props = { params: Promise<{ tenant: string }>; children: ReactNode }

export const metadata: Metadata = { title: 'Workbench', robots: { index: false } }

/** Pages for developers of the platform, only available in development and tests (SEC-22). */
export default async function DevLayout({ params, children }: Props) {
  const tenant = env().DEV_PAGES === 'on' ? await findTenant((await params).tenant) : null
  if (!tenant) notFound()
  return (
    <SiteDocument tenant={tenant}>
      <main id="main">{children}</main>
    </SiteDocument>
  )
}
