import '@/ui/theme/fonts.css'
import '@/ui/theme/site.css'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { listVendorOrigins } from '@/domain/http/content-security-policy'
import type { Tenant } from '@/domain/tenant/tenant'
import { toFavicon } from '@/ui/theme/favicon'
import { listFontFiles } from '@/ui/theme/font-files'
import { toPhotoOutlineCss } from '@/ui/theme/photo-outline'
import { resolveTokens, tokensToCss } from '@/ui/theme/tokens-to-css'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

/** The HTML document of a site's pages: language, fonts and tokens. */
export function SiteDocument({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  const tokens = resolveTokens(tenant)
  const { measurement } = tenant.site
  const { one, many } = findSiteWords(tenant.switches)
  const vendors = listVendorOrigins({ measurementId: measurement.measurementId, chat: tenant.switches.chatProvider })
  // A <link> instead would be in the page twice, because React adds one for each that a server component draws.
  for (const href of listFontFiles(tokens.type)) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html
      lang="en-AU"
      data-template={tenant.template}
      data-consent={measurement.asksConsent ? 'ask' : undefined}
      // read by the policy of a stored page (src/server/cache/page-policy.ts)
      data-vendors={vendors.join(' ') || undefined}
    >
      <head>
        <link rel="icon" href={toFavicon(tenant)} />
        <meta name="theme-color" content={tokens.colour.brandDark} />
        {/* before any style sheet, so that a page in dark mode starts dark */}
        {tokens.dark && <meta name="color-scheme" content="light dark" />}
        <style dangerouslySetInnerHTML={{ __html: tokensToCss(tokens) + toPhotoOutlineCss(tenant.switches.stockKinds) }} />
      </head>
      <body data-one={one} data-many={many} className="group/site flex min-h-dvh flex-col">
        {children}
      </body>
    </html>
  )
}
