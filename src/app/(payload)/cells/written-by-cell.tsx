import type { DefaultServerCellComponentProps } from 'payload'

/** Who writes the blocks of a shared section in the admin's list: the site, or its group (EDT-25). */
export function WrittenByCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  return <span>{typeof rowData.groupSection === 'number' ? 'The group' : 'The site'}</span>
}
