import { revealField } from '@/ui/admin/reveal-field'

const FIELD = /^#field-([\w-]+)$/

/** Brings the field that an address names, such as #field-expiry, to the top of the form and gives it the focus (EDT-23). */
export function revealLinkedField(): void {
  const [, id] = FIELD.exec(window.location.hash) ?? []
  if (id !== undefined) revealField({ path: id.replaceAll('__', '.'), tab: null })
}
