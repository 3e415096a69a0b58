import { findTabOfField } from '@/domain/editing/field-position'
import { revealField } from '@/ui/admin/reveal-field'

const FIELD = /^#field-([\w-]+)$/

/** Opens the form at the field that an address names, such as #field-expiry (EDT-08, EDT-23). */
export function revealLinkedField(fields: readonly unknown[]): void {
  const path = FIELD.exec(window.location.hash)?.[1]?.replaceAll('__', '.')
  if (path !== undefined) revealField({ path, tab: findTabOfField(fields, path) })
}
