import { useConfig, useForm, useFormProcessing } from '@payloadcms/ui'
import { useRef } from 'react'
import { findFieldOfText } from '@/domain/editing/field-of-text'
import type { ClickedText } from '@/domain/editing/preview/preview-message'
import { findTextKind, findTypableText, type TypableText } from '@/domain/editing/preview/text-field'
import { revealField } from '@/ui/admin/reveal-field'
import { allowTyping } from './follow-preview'

/** The blocks are on the first tab of the form. */
export const BLOCKS_TAB = 0

/** Returns a function that finds the field of a block that contains a clicked text, with the block's place; null without the block. */
export function useFieldOfText() {
  const { getFields } = useForm()
  return ({ id, text, nth }: ClickedText) => {
    const fields = getFields()
    const place = fields.layout?.rows?.findIndex((row) => row.id === id) ?? -1
    if (place < 0) return null
    const own = Object.entries(fields).flatMap(([path, { value }]) => (path.startsWith(`layout.${place}.`) ? [[path, value] as const] : []))
    return { place, path: findFieldOfText(own, text, nth) }
  }
}

/** Opens the form of a clicked block at the clicked text's own field (ADM-03, EDT-05). */
export function useOpenBlock() {
  const { dispatchFields, getFields } = useForm()
  const findField = useFieldOfText()
  return (clicked: ClickedText, { keepsFocus = false } = {}) => {
    const found = findField(clicked)
    if (!found) return
    const updatedRows = (getFields().layout?.rows ?? []).map((row) => (row.id === clicked.id ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'layout', updatedRows })
    revealField({ path: found.path ?? '', rowId: `layout-row-${found.place}`, tab: BLOCKS_TAB, keepsFocus })
  }
}

type Typing = { id: string; rest: string; text: TypableText; isRich: boolean }

/** Writes what is typed into a text of the preview to its field of the form (EDT-06). The preview sends text only, and only for a text that was clicked. */
export function usePreviewTyping() {
  const { dispatchFields, getFields, setModified } = useForm()
  const { getEntityConfig } = useConfig()
  const isLocked = useFormProcessing()
  const findField = useFieldOfText()
  const openBlock = useOpenBlock()
  const typing = useRef<Typing | null>(null)

  const findTyping = (clicked: ClickedText): Typing | null => {
    const found = findField(clicked)
    if (isLocked || !found?.path) return null
    const fields = getFields()
    const { fields: config = [] } = getEntityConfig({ collectionSlug: 'pages' }) ?? {}
    const kind = findTextKind(config, found.path, (row) => fields[`${row}.blockType`]?.value)
    const text = findTypableText(kind, fields[found.path]?.value, clicked.text)
    return text && { id: clicked.id, rest: found.path.slice(`layout.${found.place}.`.length), text, isRich: kind === 'rich' }
  }
  return {
    /** Called with each clicked text. */
    offer: (clicked: ClickedText) => {
      if (findTyping(clicked)) allowTyping(clicked)
    },
    begin: (clicked: ClickedText) => {
      typing.current = findTyping(clicked)
      // on a small screen the form is above the preview, and showing it would scroll the text out of view
      if (typing.current && window.matchMedia('(min-width: 1025px)').matches) openBlock(clicked, { keepsFocus: true })
    },
    write: (written: string) => {
      const now = typing.current
      // the block may have moved meanwhile
      const place = getFields().layout?.rows?.findIndex(({ id }) => id === now?.id) ?? -1
      if (!now || isLocked || place < 0) return
      const value = now.text.write(written)
      // the editor of formatted text shows a new value only when its initial value changes
      const initial = now.isRich ? { initialValue: value } : {}
      dispatchFields({ type: 'UPDATE', path: `layout.${place}.${now.rest}`, value, valid: true, ...initial })
      setModified(true)
    },
    end: () => {
      typing.current = null
    },
  }
}
