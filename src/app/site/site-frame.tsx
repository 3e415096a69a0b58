import type { ReactNode } from 'react'
import { buildFooterNavigation, buildNavigation } from '@/domain/navigation/build-navigation'
import { changeFooter, changeHeader, chooseAnnouncement } from '@/domain/navigation/menu-changes'
import type { Tenant } from '@/domain/tenant/tenant'
import { ShopperStart } from '@/features/shopper/shopper-start'
import { SiteTop } from '@/features/site-menu/site-top'
import { pageCache } from '@/server/cache/page-cache'
import { fillSiteTexts, fillTexts, textContextOf } from '@/server/placeholders/fill-texts'
import { findNavigation } from '@/server/tenant/find-navigation'
import { findUtility } from '@/server/tenant/find-utility'
import { SiteFooter } from '@/ui/pages/site-footer/site-footer'
import { Still } from '@/ui/primitives/still/still'
import { Late } from './late'

/**
 * What the frame around a site's pages is drawn from.
 * @param now Unix seconds.
 */
export async function readFrame(written: Tenant, now: number) {
  const tenant = await fillSiteTexts(written, now)
  const { menus, switches } = tenant
  const [facts, utility, announcement] = await Promise.all([
    findNavigation(tenant, now),
    findUtility(tenant, now),
    fillTexts(chooseAnnouncement(menus.notice, switches.announcement, now), textContextOf({ tenant, now })),
  ])
  const nav = changeHeader(buildNavigation(facts), menus)
  const groups = changeFooter(buildFooterNavigation(facts), menus)
  return { tenant, top: { tenant, nav, utility, currentPath: '', announcement }, groups }
}

type Props = {
  tenant: Tenant
  now: number
  children: ReactNode
  /** The path of any page of this site and instant: once one of them is kept, header and footer are taken from it. */
  lender?: string | undefined
  /** Where the top does not stand as it is: beside the form of its settings. */
  aroundTop?: (top: ReactNode) => ReactNode
}

/** What stands around every page of a site: announcement, header, footer. */
export async function SiteFrame({ tenant: written, now, children, lender, aroundTop = (top) => top }: Props) {
  // read in any case: it is what a kept page lives by
  const { tenant, top, groups } = await readFrame(written, now)
  const from = lender && pageCache()?.hasFrame(lender) ? lender : undefined
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
      <Late measurement={tenant.site.measurement} />
      <Still name="footer" from={from}>
        <SiteFooter tenant={tenant} groups={groups} />
      </Still>
    </>
  )
}
