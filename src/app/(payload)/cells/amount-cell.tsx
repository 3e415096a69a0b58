import type { DefaultServerCellComponentProps } from 'payload'
import { type AmountUnit, describeAmount } from '@/domain/money/amount-words'

/** An amount in an admin list. */
export function AmountCell({ cellData, unit }: Pick<DefaultServerCellComponentProps, 'cellData'> & { unit: AmountUnit }) {
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{describeAmount(cellData, unit)}</span>
}
