import type { DefaultServerCellComponentProps } from 'payload'
import { type AmountUnit, formatAdminAmount } from '@/domain/money/admin-amount'

/** An amount in an admin list. */
export function AmountCell({ cellData, unit }: Pick<DefaultServerCellComponentProps, 'cellData'> & { unit: AmountUnit }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{formatAdminAmount(cellData, unit)}</span>
}
