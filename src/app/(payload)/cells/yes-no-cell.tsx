import type { DefaultServerCellComponentProps } from 'payload'

/** A tick in a list of the admin. */
export function YesNoCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <span>{cellData === true ? 'Yes' : 'No'}</span>
}
