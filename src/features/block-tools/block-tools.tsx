'use client'

import { useDocumentInfo, useForm, useFormFields, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { opensAsList } from '@/domain/blocks/page-form'
import { nameBlock } from '@/domain/blocks/copy-blocks'
import { useZoneOf } from '@/ui/admin/zones'
import { NotesPanel } from './notes/notes-panel'
import { BlockToolbar } from './block-toolbar'
import { positionOf } from './follow-preview'
import { toRowState } from './row-state'
import { useBlockNotes } from './use-block-notes'

type Values = Record<string, unknown>
type Row = { id: string; blockType?: string; collapsed?: boolean }

/** Notes the block that is edited: the tools act on it. */
function useEditedPlace(onPlace: (place: number) => void): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? positionOf(target) : null
      if (place !== null) onPlace(place)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [onPlace])
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

/** Shows the tools above the blocks of a page or a shared section: save a block as a preset, insert a preset, copy a block to another page (ADM-13). */
export function BlockTools({ names }: { names: Readonly<Record<string, string>> }) {
  const rows = useFormFields(([fields]) => fields.layout?.rows) ?? NO_ROWS
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const timeZone = useZoneOf(tenant)
  const { id, savedDocumentData, collectionSlug = 'pages' } = useDocumentInfo()
  const { addFieldRow, getDataByPath } = useForm()
  const { getFormState } = useServerFunctions()
  const [place, setPlace] = useState(0)
  useListAtFirst(rows, savedDocumentData?.createdAt)
  useEditedPlace(setPlace)
  const ids = rows.map((row) => row.id)
  useBlockNotes(ids)
  const layout = getDataByPath<Values[] | undefined>('layout')
  const isPage = collectionSlug === 'pages'
  const insert = async (preset: Values[]) => {
    // a section can't contain another one
    const blocks = preset.filter(({ blockType }) => isPage || blockType !== 'sharedSection')
    const answer = await getFormState({
      collectionSlug,
      data: { tenant, layout: blocks },
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      operation: 'update',
      renderAllFields: false,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    const state = 'state' in answer ? answer.state : null
    blocks.forEach((block, at) =>
      addFieldRow({
        blockType: String(block.blockType),
        path: 'layout',
        rowIndex: rows.length + at,
        schemaPath: `${collectionSlug}.layout`,
        subFieldState: toRowState(state ?? {}, `layout.${at}.`),
      }),
    )
  }
  if (typeof tenant !== 'number') return null
  const blocks = Array.isArray(layout) ? layout : []
  const nameOf = (block: string) => nameBlock(blocks[ids.indexOf(block)] ?? {}, ids.indexOf(block), names)
  return (
    <>
      <NotesPanel blocks={ids} nameOf={nameOf} timeZone={timeZone} />
      <BlockToolbar
        names={names}
        tenant={tenant}
        pageId={isPage && typeof id === 'number' ? id : null}
        blocks={blocks}
        place={Math.min(place, Math.max(0, rows.length - 1))}
        onPlace={setPlace}
        onInsert={insert}
      />
    </>
  )
}
