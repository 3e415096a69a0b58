import type { ReactNode } from 'react'
import { buildFooterNavigation, buildNavigation } from '@/domain/navigation/build-navigation'
import { changeFooter, changeHeader, chooseAnnouncement } from '@/domain/navigation/menu-changes'
import type { Tenant } from '@/domain/tenant/tenant'
import { ShopperStart } from '@/features/shopper/shopper-start'
import { SiteTop } from '@/features/site-menu/site-top'
import { findNavigation } from '@/server/tenant/find-navigation'
import { findUtility } from '@/server/tenant/find-utility'
import { SiteFooter } from '@/ui/site-footer/site-footer'
import { Late } from './late'

/** What stands around every page of a site: announcement, header, footer. */
export async function SiteFrame({ tenant, now, children }: { tenant: Tenant; now: number; children: ReactNode }) {
  const { authentication, storeFavourites, gatedRoutes } = tenant.switches
  const [facts, utility] = await Promise.all([findNavigation(tenant, now), findUtility(tenant)])
  return (
    <>
      <SiteTop
        tenant={tenant}
        nav={changeHeader(buildNavigation(facts), tenant.menus)}
        utility={utility}
        currentPath=""
        announcement={chooseAnnouncement(tenant.menus.notice, tenant.switches.announcement, now)}
      />
      <main id="main" className="flex-1">
        {children}
      </main>
      <ShopperStart site={{ hasAccounts: authentication, keepsFavourites: storeFavourites, gatedRoutes }} />
      <Late measurement={tenant.site.measurement} />
      <SiteFooter tenant={tenant} groups={changeFooter(buildFooterNavigation(facts), tenant.menus)} />
    </>
  )
}
