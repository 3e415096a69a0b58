import type { UIFieldServerProps } from 'payload'
import { ThemeEditor } from '@/features/theme-editor/theme-editor'
import { findTemplateTokens } from '@/server/tenant/template-tokens'

/** Above the colours in a site's settings: presets, a sample and contrast warnings, based on the tokens of the site's template (ADM-15). */
export async function ThemeField({ payload, user }: UIFieldServerProps) {
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, pagination: false, overrideAccess: false, user })
  return <ThemeEditor sites={docs.map(({ id, template }) => ({ tenant: id, template, tokens: findTemplateTokens(template) }))} />
}
