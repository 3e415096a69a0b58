import '@/ui/theme/fonts.css'
import '@/ui/theme/site.css'
import type { ReactNode } from 'react'
import type { Tenant } from '@/domain/tenant/tenant'
import { toFavicon } from '@/ui/theme/favicon'
import { listFontFiles } from '@/ui/theme/font-files'
import { tokensToCss } from '@/ui/theme/tokens-to-css'

/** The document of every page of a site: its language, its fonts and its tokens. */
export function SiteDocument({ tenant, children }: { tenant: Tenant; children: ReactNode }) {
  return (
    <html lang="en-AU" data-template={tenant.template}>
      <head>
        {listFontFiles(tenant.tokens.type).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={toFavicon(tenant)} />
        <meta name="theme-color" content={tenant.tokens.colour.brandDark} />
        <style dangerouslySetInnerHTML={{ __html: tokensToCss(tenant.tokens) }} />
      </head>
      <body className="group/site flex min-h-dvh flex-col">{children}</body>
    </html>
  )
}
