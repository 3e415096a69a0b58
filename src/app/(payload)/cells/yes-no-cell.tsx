import type { DefaultServerCellComponentProps } from 'payload'

/** A tick in an admin list. */
export function YesNoCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>
}
