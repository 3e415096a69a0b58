/**
 * Explains that another document of the site already has an address or slug, and what to do (CMS-02).
 * @param noun What is taken: 'address', 'slug'.
 * @param title Title of the other document in the admin; '' if it has none.
 */
export function explainTaken({ noun, title, isInTrash }: { noun: string; title: string; isInTrash: boolean }): string {
  const other = title === '' ? 'Another document' : `“${title}”`
  return isInTrash
    ? `${other} in the trash still has this ${noun}. Delete it permanently, or choose another ${noun}.`
    : `${other} has this ${noun} already. Choose another ${noun}, or edit the existing one.`
}
