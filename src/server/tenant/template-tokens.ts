import type { HeaderVariant, TemplateName, TemplateTokens } from '@/domain/tenant/template'
import { templates } from '@tenants/templates'

/** Returns a template's tokens, which a site's own choices override (ADM-15). */
export function findTemplateTokens(name: TemplateName): TemplateTokens {
  return templates[name].tokens
}

/** Returns a template's header, for sites that choose none (ADM-15). */
export function findTemplateHeader(name: TemplateName): HeaderVariant {
  return templates[name].layout.header
}
