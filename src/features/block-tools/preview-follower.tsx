'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findFieldOfText } from '@/domain/editing/field-of-text'
import { revealField } from '@/ui/admin/reveal-field'
import { type Clicked, listenToPreview, positionOf, showInPreview } from './follow-preview'

/** The blocks are on the first tab of the form. */
const BLOCKS_TAB = 0

/**
 * Outside the tabs of the form, so that it listens whichever is open: opens the form of a block clicked in the preview at the clicked text's own field, and shows the
 * edited block in the preview (ADM-03, EDT-05).
 */
export function PreviewFollower() {
  const rows = useFormFields(([fields]) => fields.layout?.rows)
  const { dispatchFields, getFields } = useForm()
  useEffect(() => {
    if (!rows) return
    const open = ({ id, text, nth }: Clicked) => {
      const place = rows.findIndex((row) => row.id === id)
      if (place < 0) return
      const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'layout', updatedRows })
      const own = Object.entries(getFields()).flatMap(([path, { value }]) =>
        path.startsWith(`layout.${place}.`) ? [[path, value] as const] : [],
      )
      revealField({ path: findFieldOfText(own, text, nth) ?? '', rowId: `layout-row-${place}`, tab: BLOCKS_TAB })
    }
    const follow = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? positionOf(target) : null
      const row = place === null ? undefined : rows[place]
      if (row) showInPreview(row.id)
    }
    const stop = listenToPreview(open)
    document.addEventListener('focusin', follow)
    return () => {
      stop()
      document.removeEventListener('focusin', follow)
    }
  }, [rows, dispatchFields, getFields])
  return null
}
