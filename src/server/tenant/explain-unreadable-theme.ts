import type { PayloadRequest } from 'payload'
import { mergeTokens } from '@/domain/template/merge-tokens'
import { checkTheme } from '@/domain/theme/contrast'
import { toTokenOverrides } from '@/domain/theme/theme-choices'
import { templates } from '@tenants/templates'
import type { SiteSetting } from '@payload-types'

/**
 * What can't be read in a tenant's colours, in words with a colour that can (TEN-05, ADM-15); null when all of it can. Only pairs
 * that the tenant's own colours spoil are its to mend.
 */
export async function explainUnreadableTheme(
  req: PayloadRequest,
  tenantId: number,
  settings: Pick<SiteSetting, 'theme'>,
): Promise<string | null> {
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: true,
  })
  if (!tenant) return null
  const { tokens } = templates[tenant.template]
  const problems = checkTheme(mergeTokens(tokens, toTokenOverrides(settings.theme)))
  const sentences = problems.map(
    ({ text, on, ratio, minimum, fix }) =>
      `${text} on ${on} has a contrast of ${ratio.toFixed(1)}, and needs ${minimum}${fix ? `; ${fix} would do` : ''}.`,
  )
  return sentences.length === 0 ? null : [...new Set(sentences)].join(' ')
}
