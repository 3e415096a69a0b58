import { LiveTheme } from '@/features/live-preview/live-theme'
import { RefreshOnSave } from '@/features/live-preview/refresh-on-save'
import type { Tenant } from '@/domain/tenant/tenant'
import { findTemplateTokens } from '@/server/tenant/template-tokens'

/** Beside the settings of a site: its colours, faces and corners as they are being typed; the rest but its top, see `drawTop`, once it is saved (ADM-15). */
export function ThemePreview({ tenant, adminOrigin }: { tenant: Tenant; adminOrigin: string }) {
  return (
    <>
      <LiveTheme adminOrigin={adminOrigin} tokens={findTemplateTokens(tenant.template)} />
      <RefreshOnSave adminOrigin={adminOrigin} />
    </>
  )
}
