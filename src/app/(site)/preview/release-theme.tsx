import type { Tenant } from '@/domain/tenant/tenant'
import { resolveTokens, tokensToCss } from '@/ui/theme/tokens-to-css'

/** The tokens of a site as a release will make them. They follow those of the document's head, and so win. */
export function ReleaseTheme({ tenant }: { tenant: Tenant }) {
  return <style dangerouslySetInnerHTML={{ __html: tokensToCss(resolveTokens(tenant)) }} />
}
