'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import type { TemplateName, TemplateTokens } from '@/domain/tenant/template'
import { checkTheme } from '@/domain/tenant/theme/contrast'
import { findPreset, THEME_PRESETS } from '@/domain/tenant/theme/presets'
import { THEME_COLOURS, toTokenOverrides } from '@/domain/tenant/theme/theme-choices'
import styles from './theme-editor.module.css'
import { ThemePanel } from './theme-panel'

/** The template's tokens under a site's own choices, by tenant id. */
export type SiteTokens = { tenant: number; template: TemplateName; tokens: TemplateTokens }

const FIELDS = [...THEME_COLOURS, 'display', 'text', 'radius'] as const

/** Shows the unsaved theme: presets, a sample, and every pair with insufficient contrast with a colour that fixes it (ADM-15). */
export function ThemeEditor({ sites }: { sites: SiteTokens[] }) {
  const { dispatchFields, setModified } = useForm()
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const written = useFormFields(([fields]) => JSON.stringify(FIELDS.map((name) => fields[`theme.${name}`]?.value ?? null)))
  const values: unknown = JSON.parse(written)
  const theme = Object.fromEntries(FIELDS.map((name, at) => [name, Array.isArray(values) ? values[at] : null]))
  const site = sites.find((one) => one.tenant === tenant) ?? sites[0]
  if (!site) return null
  const tokens = mergeTokens(site.tokens, toTokenOverrides(theme))
  const set = (name: string, value: string | null) => {
    dispatchFields({ type: 'UPDATE', path: `theme.${name}`, value, valid: true })
    setModified(true)
  }
  const apply = (id: string) => {
    const colours = THEME_PRESETS.find((preset) => preset.id === id)?.colours
    for (const name of THEME_COLOURS) set(name, colours?.[name] ?? null)
  }
  return (
    <div className={styles.editor}>
      <style>{`:root{${THEME_COLOURS.map((name) => `--site-${name}:${tokens.colour[name]}`).join(';')}}`}</style>
      <ThemePanel
        tokens={tokens}
        presets={THEME_PRESETS}
        chosen={findPreset(theme)}
        problems={checkTheme(tokens, site.template)}
        onPreset={apply}
        onFix={set}
      />
    </div>
  )
}
