import { LiveTheme } from '@/features/live-preview/live-theme'
import { RefreshOnSave } from '@/features/live-preview/refresh-on-save'
import type { Tenant } from '@/domain/tenant/tenant'
import { findTemplateTokens } from '@/server/tenant/template-tokens'

/**
 * Previews a site's settings beside their form: unsaved colours, fonts and corners, and the top (see `drawTop`). Other settings show once
 * they are saved (ADM-15).
 */
export function ThemePreview({ tenant, adminOrigin }: { tenant: Tenant; adminOrigin: string }) {
  return (
    <>
      <LiveTheme adminOrigin={adminOrigin} tokens={findTemplateTokens(tenant.template)} />
      <RefreshOnSave adminOrigin={adminOrigin} />
    </>
  )
}
