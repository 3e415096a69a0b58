import { Activity, type ReactNode } from 'react'
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

async function findAnnouncement(tenant: Tenant, now: number) {
  const notices = await findAnnouncements(tenant.id)
  return fillTexts(chooseAnnouncement(notices, tenant.switches.announcement, now), textContextOf({ tenant, now }))
}

/**
 * Reads the data of the site layout.
 * @param now Unix seconds.
 */
export async function readFrame(written: Tenant, now: number) {
  const tenant = await fillSiteTexts(written, now)
  const { menus, switches } = tenant
  const [facts, utility, announcement] = await Promise.all([
    findNavigation(tenant, now),
    findUtility(tenant, now),
    findAnnouncement(tenant, now),
  ])
  const nav = arrangeHeader(buildNavigation(facts), menus.header)
  const groups = arrangeFooter(buildFooterNavigation(facts), menus.footer)
  const header = { tenant, nav, utility, currentPath: '' }
  return { top: { header, announcement, openMode: switches.menuOpenMode }, footer: { tenant, groups } }
}

/** Reads what a page needs of the site layout whose header and footer are copied. It is never stored, so it needs no tags of theirs. */
async function readCopiedFrame(tenant: Tenant, now: number) {
  return { top: { header: null, announcement: await findAnnouncement(tenant, now), openMode: tenant.switches.menuOpenMode }, footer: null }
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
export async function SiteFrame({ tenant, now, children, cachedPath, aroundTop = (top) => top }: Props) {
  const from = cachedPath && pageCache()?.hasFrame(cachedPath) ? cachedPath : undefined
  const { top, footer } = await (from ? readCopiedFrame(tenant, now) : readFrame(tenant, now))
  const { switches } = tenant
  return (
    // React hydrates an activity in slices of a few milliseconds, and what is outside of one in a single task (PERF-14). All parts are in the
    // same one: the effects of one part may change the elements of another, which React must know by then.
    <Activity>
      {aroundTop(<SiteTop {...top} from={from} />)}
      <main id="main" className="flex-1">
        {children}
      </main>
      <ShopperStart
        site={{ hasAccounts: switches.authentication, keepsFavourites: switches.storeFavourites, gatedRoutes: switches.gatedRoutes }}
      />
      <DeferredParts measurement={tenant.site.measurement} />
      <StaticPart name="footer" from={from}>
        {footer && <SiteFooter {...footer} />}
      </StaticPart>
    </Activity>
  )
}
