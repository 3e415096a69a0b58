import type { ReactNode } from 'react'
import { chooseAnnouncement } from '@/domain/navigation/announcement'
import { arrangeFooter, arrangeHeader } from '@/domain/navigation/arrange-menu'
import { buildFooterNavigation, buildNavigation } from '@/domain/navigation/build-navigation'
import type { Tenant } from '@/domain/tenant/tenant'
import { ShopperStart } from '@/features/shopper/shopper-start'
import { SiteTop } from '@/features/site-menu/site-top'
import { pageCache } from '@/server/cache/page-cache'
import { findAnnouncements } from '@/server/content/find-lists'
import { fillSiteTexts, fillTexts, textContextOf } from '@/server/content/fill-texts'
import { findNavigation } from '@/server/tenant/find-navigation'
import { findUtility } from '@/server/tenant/find-utility'
import { SiteFooter } from '@/ui/pages/site-footer/site-footer'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { DeferredParts } from './deferred-parts'

/**
 * Reads the data of the site layout.
 * @param now Unix seconds.
 */
export async function readFrame(written: Tenant, now: number) {
  const tenant = await fillSiteTexts(written, now)
  const { menus, switches } = tenant
  const notices = await findAnnouncements(tenant.id)
  const [facts, utility, announcement] = await Promise.all([
    findNavigation(tenant, now),
    findUtility(tenant, now),
    fillTexts(chooseAnnouncement(notices, switches.announcement, now), textContextOf({ tenant, now })),
  ])
  const nav = arrangeHeader(buildNavigation(facts), menus.header)
  const groups = arrangeFooter(buildFooterNavigation(facts), menus.footer)
  return { tenant, top: { tenant, nav, utility, currentPath: '', announcement }, groups }
}

type Props = {
  tenant: Tenant
  now: number
  children: ReactNode
  /** The path of any cached page of this site and epoch, from which header and footer are copied. */
  cachedPath?: string | undefined
  /** Wraps the top of the page, for the preview beside the form of its settings. */
  aroundTop?: (top: ReactNode) => ReactNode
}

/** The site layout: announcement, header, footer. */
export async function SiteFrame({ tenant: written, now, children, cachedPath, aroundTop = (top) => top }: Props) {
  // Read even if header and footer are copied, because this sets the lifetime of the cached page.
  const { tenant, top, groups } = await readFrame(written, now)
  const from = cachedPath && pageCache()?.hasFrame(cachedPath) ? cachedPath : undefined
  const { switches } = tenant
  return (
    <>
      {aroundTop(<SiteTop {...top} from={from} />)}
      <main id="main" className="flex-1">
        {children}
      </main>
      <ShopperStart
        site={{ hasAccounts: switches.authentication, keepsFavourites: switches.storeFavourites, gatedRoutes: switches.gatedRoutes }}
      />
      <DeferredParts measurement={tenant.site.measurement} />
      <StaticPart name="footer" from={from}>
        <SiteFooter tenant={tenant} groups={groups} />
      </StaticPart>
    </>
  )
}
