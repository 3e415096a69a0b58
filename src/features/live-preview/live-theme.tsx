'use client'

import { useEffect, useState } from 'react'
import { isRecord } from '@/domain/json/is-record'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import type { TemplateTokens } from '@/domain/tenant/template'
import { toTokenOverrides } from '@/domain/tenant/theme/theme-choices'
import { tokensToCss } from '@/ui/theme/tokens-to-css'
import { listenToEditor } from './notify-editor'

/** Applies the unsaved colours, fonts and radii of the form beside the preview (ADM-15). */
export function LiveTheme({ adminOrigin, tokens }: { adminOrigin: string; tokens: TemplateTokens }) {
  const [sheet, setSheet] = useState<string | null>(null)
  useEffect(() => {
    return listenToEditor(adminOrigin, (message) => {
      if (message.kind !== 'form' || message.collection !== 'site-settings') return
      const theme = isRecord(message.data.theme) ? message.data.theme : null
      setSheet(tokensToCss(mergeTokens(tokens, toTokenOverrides(theme))))
    })
  }, [adminOrigin, tokens])
  return sheet === null ? null : <style>{sheet}</style>
}
