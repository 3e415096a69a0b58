import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { readSite, type SiteParams } from '../../../site-context'
import { SiteDocument } from '../../../site-document'
import { SiteFrame } from '../../../site-frame'

type Props = { params: Promise<SiteParams>; children: ReactNode }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant } = await readSite(params)
  return {
    metadataBase: new URL(tenant.origin),
    title: { default: tenant.name, template: `%s | ${tenant.name}` },
    openGraph: { siteName: tenant.name, locale: 'en_AU', type: 'website' },
  }
}

export default async function SiteLayout({ params, children }: Props) {
  const { tenant, now } = await readSite(params)
  return (
    <SiteDocument tenant={tenant}>
      <SiteFrame tenant={tenant} now={now}>
        {children}
      </SiteFrame>
    </SiteDocument>
  )
}
