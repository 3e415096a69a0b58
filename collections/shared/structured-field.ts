import type { JSONField } from 'payload'
import type { ValueShape } from '@/domain/editing/value-shape'

/** A structured value that staff edit with labelled inputs (EDT-14). */
export function structuredField(field: Omit<JSONField, 'type'>, shape: ValueShape): JSONField {
  const Field = { path: '@/features/value-field/value-field#ValueField', clientProps: { shape } }
  return { ...field, type: 'json', admin: { ...field.admin, components: { ...field.admin?.components, Field } } }
}
