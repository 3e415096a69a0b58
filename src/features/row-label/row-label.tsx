'use client'

import { useRowLabel } from '@payloadcms/ui'
import { type RowKind, summariseRow } from '@/domain/blocks/row-summary'

/** Labels a row by its content, or by its number. */
export function RowLabel({ kind, name }: { kind: RowKind; name: string }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  return <span data-row-title>{summariseRow(kind, data ?? {}) || `${name} ${rowNumber + 1}`}</span>
}
