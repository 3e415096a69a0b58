import { useDrawerSlug, useForm, useFormProcessing, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type BlockMove, findBlockMove, findBlockStep } from '@/domain/editing/preview/block-move'
import { revealField } from '@/ui/admin/reveal-field'
import { positionOf } from './follow-preview'
import { BLOCKS_TAB } from './use-clicked-text'
import type { AddBlock } from './use-new-blocks'

const TEXT_FIELD = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]'

/** Returns the direction of a key; null outside of a block's own form, and in a text field, where Alt with an arrow moves the caret. */
function readStep({ key, altKey, target }: KeyboardEvent): 'up' | 'down' | null {
  if (!altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return null
  if (!(target instanceof Element) || target.closest(TEXT_FIELD)) return null
  // the rows of a list within a block are not blocks, and other lists have their own keys
  if (!/^layout-row-\d+$/.test(target.closest('[id*="-row-"]')?.id ?? '')) return null
  return key === 'ArrowUp' ? 'up' : 'down'
}

/** Moves blocks as the preview asks for it, and by Alt with an arrow key in the form; opens the picker at a place of the page (EDT-07). */
export function useBlockMoves(add: AddBlock) {
  const { getFields, moveFieldRow } = useForm()
  const isLocked = useFormProcessing()
  const { openModal } = useModal()
  const drawerSlug = useDrawerSlug('preview-picker')
  const [place, setPlace] = useState(0)
  const ids = () => (getFields().layout?.rows ?? []).map(({ id }) => id)
  const move = (found: BlockMove | null): boolean => {
    if (!found || isLocked) return false
    moveFieldRow({ path: 'layout', moveFromIndex: found.from, moveToIndex: found.to })
    return true
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const direction = readStep(event)
      const from = event.target instanceof Element ? positionOf(event.target) : null
      if (direction === null || from === null) return
      event.preventDefault()
      const found = findBlockStep(ids().length, from, direction)
      // the row is rendered at its new place first
      if (move(found)) setTimeout(() => document.querySelector<HTMLElement>(`#layout-row-${found?.to} .collapsible__toggle`)?.focus(), 100)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return {
    drawerSlug,
    place,
    moveBefore: (id: string, before: string | null) => move(findBlockMove(ids(), id, before)),
    askForBlock: (before: string | null) => {
      const at = before === null ? ids().length : ids().indexOf(before)
      if (at < 0 || isLocked) return
      setPlace(at)
      openModal(drawerSlug)
    },
    addBlock: async (rowIndex: number, blockType?: string) => {
      if (blockType === undefined) return
      const added = await add(rowIndex, blockType)
      revealField({ path: '', rowId: `layout-row-${added}`, tab: BLOCKS_TAB })
    },
  }
}
