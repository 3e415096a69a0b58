import { type SwitchOverrides, switchOverridesSchema } from '@/domain/switches/switches'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import type { TemplateName, TokenOverrides } from '@/domain/tenant/template'
import { normaliseHost } from '@/domain/tenant/hosts'
import type { SiteFacts } from '@/domain/tenant/tenant'
import { checkTheme } from '@/domain/tenant/theme/contrast'
import { templates } from './templates'

/** A tenant as data, for the demo tenants and for setting up new ones by script. */
export type TenantDefinition = {
  slug: string
  name: string
  template: TemplateName
  /** The tenant's host names, the main one first. */
  domains: string[]
  /** IANA time zone. */
  timeZone: string
  theme: TokenOverrides
  switches: SwitchOverrides
  /** Without the logo, which is uploaded with the media. */
  site: Omit<SiteFacts, 'logo' | 'measurement'>
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function explainSwitches(switches: SwitchOverrides): string[] {
  const { error } = switchOverridesSchema.safeParse(switches)
  return error?.issues.map(({ path, message }) => `switch ${path.join('.')}: ${message}`) ?? []
}

function explainTheme(template: TemplateName, theme: TokenOverrides): string[] {
  return checkTheme(mergeTokens(templates[template].tokens, theme), template).map(
    ({ scheme, text, on, ratio, minimum, fix }) => `${text} on ${on} (${scheme}) is ${ratio.toFixed(2)}, below ${minimum}: try ${fix}`,
  )
}

/**
 * Validates a definition by the admin's rules: slug, hosts, time zone, switches and readable colours (TEN-03, TEN-05, ADM-15). Throws an
 * error with all problems.
 */
export function defineTenant(definition: TenantDefinition): TenantDefinition {
  const { slug, domains, timeZone, template, theme, switches } = definition
  const problems = [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? [] : ['the slug is lower-case letters, digits and single hyphens']),
    ...domains.filter((domain) => normaliseHost(domain) !== domain).map((domain) => `'${domain}' is no host name in lower case`),
    ...(isTimeZone(timeZone) ? [] : [`'${timeZone}' is no time zone`]),
    ...explainSwitches(switches),
    ...explainTheme(template, theme),
  ]
  if (problems.length > 0) throw new Error(`Tenant ${slug}: ${problems.join('; ')}.`)
  return definition
}
