import type { PayloadRequest } from 'payload'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import { toTemplateName } from '@/domain/tenant/to-template-name'
import { describeContrast, toThemeColour } from '@/domain/tenant/theme/colour-labels'
import { checkTheme } from '@/domain/tenant/theme/contrast'
import { toTokenOverrides, type ThemeColour } from '@/domain/tenant/theme/theme-choices'
import { templates } from '@tenants/templates'
import type { SiteSetting } from '@payload-types'

/** A problem with the colour in one field. */
export type UnreadableColour = { field: ThemeColour; message: string }

/**
 * Returns what is unreadable in a tenant's colours, by field and with a suggested colour (TEN-05, ADM-15); empty when everything is
 * readable. Only checks pairs that the tenant's own colours affect.
 */
export async function explainUnreadableTheme(
  req: PayloadRequest,
  tenantId: number,
  settings: Pick<SiteSetting, 'theme'>,
): Promise<UnreadableColour[]> {
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  if (!tenant) return []
  const template = toTemplateName(tenant.template)
  const { tokens } = templates[template]
  const sentences = new Map<ThemeColour, Set<string>>()
  for (const problem of checkTheme(mergeTokens(tokens, toTokenOverrides(settings.theme)), template)) {
    const field = toThemeColour(problem.text) ?? toThemeColour(problem.on) ?? 'brand'
    sentences.set(field, (sentences.get(field) ?? new Set()).add(`${describeContrast(problem)} ${problem.fix} would do.`))
  }
  return [...sentences].map(([field, words]) => ({ field, message: [...words].join(' ') }))
}
