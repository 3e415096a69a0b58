import { isRecord } from '@/domain/json/is-record'
import { listMenuLinks, readMenuTree } from '@/domain/navigation/menu-tree'
import { mapStored, type StoredField, type Values } from '@/domain/json/stored-field'
import { toPathLabel } from '@/domain/text/field-labels'

/** A link in a document: the path of its field, that path in words, and its address. */
export type StoredLink = { path: string; place: string; href: string }

/** Marks a field whose text is the address of a link, in the `custom` part of its config. */
export const LINK_MARK = { isLink: true } as const
/** Marks a field with the tree of a menu. */
export const MENU_MARK = { isMenu: true } as const

function hasMark(field: StoredField, mark: 'isLink' | 'isMenu'): boolean {
  const custom: unknown = 'custom' in field ? field.custom : null
  return isRecord(custom) && custom[mark] === true
}

const labelOf = (field: StoredField) => ('label' in field && typeof field.label === 'string' ? field.label : undefined)

/** Lists the addresses of links inside formatted text, at any depth. */
function listTextLinks(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listTextLinks)
  if (!isRecord(node)) return []
  const fields = isRecord(node.fields) ? node.fields : {}
  const isLink = node.type === 'link' || node.type === 'autolink'
  const own = isLink && typeof fields.url === 'string' && fields.url !== '' ? [fields.url] : []
  return [...own, ...listTextLinks(node.root), ...listTextLinks(node.children)]
}

/** Lists the links of a document's link fields and formatted texts, at every depth of its blocks (EDT-13). */
export function collectLinks(fields: readonly StoredField[], document: Values): StoredLink[] {
  const found: StoredLink[] = []
  mapStored(fields, document, ({ field, value, path }) => {
    const place = toPathLabel(path, labelOf(field))
    const hrefs = field.type === 'richText' ? listTextLinks(value) : hasMark(field, 'isLink') && typeof value === 'string' ? [value] : []
    for (const href of hrefs) found.push({ path, place, href })
    const lines = hasMark(field, 'isMenu') ? listMenuLinks(readMenuTree(value)) : []
    for (const { label, href } of lines) found.push({ path, place: `${place}: ${label}`, href })
    return value
  })
  return found
}
