'use client'

import { useDocumentInfo, useForm, useFormFields, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { opensAsList } from '@/domain/blocks/page-form'
import { findFieldOfText } from '@/domain/editing/field-of-text'
import { revealField } from '@/ui/admin/reveal-field'
import { BlockToolbar } from './block-toolbar'
import { type Clicked, listenToPreview, positionOf, showInPreview } from './follow-preview'
import { toRowState } from './row-state'

type Values = Record<string, unknown>
type Row = { id: string; blockType?: string; collapsed?: boolean }

/** The blocks are on the first tab of the form. */
const BLOCKS_TAB = 0

/** Opens the form of a block clicked in the preview at the clicked text's own field, and highlights the edited block in the preview (ADM-03, EDT-05). */
function useFollowing(rows: readonly Row[], onPlace: (place: number) => void): void {
  const { dispatchFields, getFields } = useForm()
  useEffect(() => {
    const open = ({ id, text, nth }: Clicked) => {
      const place = rows.findIndex((row) => row.id === id)
      if (place < 0) return
      const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row))
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'layout', updatedRows })
      onPlace(place)
      const own = Object.entries(getFields()).flatMap(([path, { value }]) =>
        path.startsWith(`layout.${place}.`) ? [[path, value] as const] : [],
      )
      revealField({ path: findFieldOfText(own, text, nth) ?? '', rowId: `layout-row-${place}`, tab: BLOCKS_TAB })
    }
    const follow = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? positionOf(target) : null
      const row = place === null ? undefined : rows[place]
      if (place === null || !row) return
      onPlace(place)
      showInPreview(row.id)
    }
    const stop = listenToPreview(open)
    document.addEventListener('focusin', follow)
    return () => {
      stop()
      document.removeEventListener('focusin', follow)
    }
  }, [rows, dispatchFields, getFields, onPlace])
}

/** Collapses the blocks of an existing page once, when its form has loaded. */
function useListAtFirst(rows: readonly Row[], createdAt: unknown): void {
  const { dispatchFields } = useForm()
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || rows.length === 0) return
    isDone.current = true
    if (!opensAsList(rows, createdAt, Date.now())) return
    const updatedRows = rows.map((row) => ({ ...row, collapsed: true }))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: 'layout', updatedRows })
  }, [rows, createdAt, dispatchFields])
}

const NO_ROWS: Row[] = []

/** Shows the tools above a page's blocks: save a block as a preset, insert a preset, copy a block to another page (ADM-13). */
export function BlockTools({ names }: { names: Readonly<Record<string, string>> }) {
  const rows = useFormFields(([fields]) => fields.layout?.rows) ?? NO_ROWS
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const { id, savedDocumentData } = useDocumentInfo()
  const { addFieldRow, getDataByPath } = useForm()
  const { getFormState } = useServerFunctions()
  const [place, setPlace] = useState(0)
  useListAtFirst(rows, savedDocumentData?.createdAt)
  useFollowing(
    rows,
    useCallback((at: number) => setPlace(at), []),
  )
  const layout = getDataByPath<Values[] | undefined>('layout')
  const insert = async (blocks: Values[]) => {
    const answer = await getFormState({
      collectionSlug: 'pages',
      data: { tenant, layout: blocks },
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      operation: 'update',
      renderAllFields: false,
      schemaPath: 'pages',
      skipValidation: true,
    })
    const state = 'state' in answer ? answer.state : null
    blocks.forEach((block, at) =>
      addFieldRow({
        blockType: String(block.blockType),
        path: 'layout',
        rowIndex: rows.length + at,
        schemaPath: 'pages.layout',
        subFieldState: toRowState(state ?? {}, `layout.${at}.`),
      }),
    )
  }
  if (typeof tenant !== 'number') return null
  return (
    <BlockToolbar
      names={names}
      tenant={tenant}
      pageId={typeof id === 'number' ? id : null}
      blocks={Array.isArray(layout) ? layout : []}
      place={Math.min(place, Math.max(0, rows.length - 1))}
      onPlace={setPlace}
      onInsert={insert}
    />
  )
}
