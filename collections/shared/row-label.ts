import type { ArrayField } from 'payload'
import type { RowKind } from '@/domain/blocks/row-summary'

/** The rows of a list by what they hold, in place of their numbers. */
export function rowLabel(kind: RowKind, name: string): NonNullable<NonNullable<ArrayField['admin']>['components']> {
  return { RowLabel: { path: '@/features/row-label/row-label#RowLabel', clientProps: { kind, name } } }
}
