import type { ArrayField } from 'payload'
import type { RowKind } from '@/domain/blocks/row-summary'

/** Labels rows by their content instead of their number. */
export function rowLabel(kind: RowKind, name: string): NonNullable<NonNullable<ArrayField['admin']>['components']> {
  return { RowLabel: { path: '@/features/row-label/row-label#RowLabel', clientProps: { kind, name } } }
}
