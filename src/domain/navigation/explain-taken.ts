/**
 * Explains that another document of the site already has an address or slug, and what to do (CMS-02).
 * @param noun What is taken: 'address', 'slug'.
 * @param title Title of the other document in the admin; '' if it has none.
 */
export function explainTaken({ noun, title, isInTrash }: { noun: string; title: string; isInTrash: boolean }): string {
  const other = title === '' ? 'Another one' : `“${title}”`
  return isInTrash
    ? `${other} in the trash has this ${noun} still. Delete it there for good, or choose another ${noun}.`
    : `${other} has this ${noun} already. Choose another ${noun}, or edit what is there.`
}
