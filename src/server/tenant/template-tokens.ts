import type { HeaderVariant, TemplateName, TemplateTokens } from '@/domain/tenant/template'
import { templates } from '@tenants/templates'

/** A template's own tokens, which a site's choices stand over (ADM-15). */
export function findTemplateTokens(name: TemplateName): TemplateTokens {
  return templates[name].tokens
}

/** A template's own header, which a site that chooses none has (ADM-15). */
export function findTemplateHeader(name: TemplateName): HeaderVariant {
  return templates[name].layout.header
}
