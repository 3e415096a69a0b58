import type { DefaultServerCellComponentProps } from 'payload'

/** Who writes the blocks of a shared section in the admin's list: the site, or its group (EDT-25). Forms render it too, without a row. */
export function WrittenByCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  if (rowData === undefined) return null
  return <span>{typeof rowData.groupSection === 'number' ? 'The group' : 'The site'}</span>
}
