import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { isLiveSegment, readTravelSegment } from '@/server/routing/page-key'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { SiteDocument } from '@/app/site/site-document'
import { SiteFrame } from '@/app/site/site-frame'
import { TravelBar } from '@/ui/sections/travel-bar'
import { formatMoment } from '@/domain/time/zone-name'
import { BACK_TO_NOW } from '@/contract/time-travel'

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
  const { epoch } = await params
  const travelled = readTravelSegment(epoch)
  // Only for live pages. When a cached page fails or is not found, the browser renders all of it and needs the data of header and footer.
  const cachedPath = isLiveSegment(epoch) ? `/sites/${tenant.slug}/${epoch}` : undefined
  return (
    <SiteDocument tenant={tenant}>
      {travelled !== null && <TravelBar when={formatMoment(travelled, tenant.timeZone)} backHref={BACK_TO_NOW} />}
      <SiteFrame tenant={tenant} now={now} cachedPath={cachedPath}>
        {children}
      </SiteFrame>
    </SiteDocument>
  )
}
