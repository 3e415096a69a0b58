import { findUsual, type MenuPlace } from '@/domain/navigation/menu-parts'
import type { MenuNode } from '@/domain/navigation/menu-tree'

/** The name that visitors read on a line; of a made list, what it is made from. */
export function nameOfLine(menu: MenuPlace, { id, label }: MenuNode): string {
  return label?.trim() || (findUsual(menu, id)?.label ?? 'New link')
}

/** Where a line leads, for the list: nothing for its usual place. */
export function detailOfLine(menu: MenuPlace, { id, href, label }: MenuNode): string {
  const usual = findUsual(menu, id)
  if (usual?.kind === 'made') return 'Made from your content'
  const renamed = usual && label?.trim() ? `usually “${usual.label}”` : ''
  if (usual) return [renamed, href ?? ''].filter(Boolean).join(', ')
  return href ?? 'Leads nowhere yet'
}
