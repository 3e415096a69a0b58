import type { CollectionBeforeValidateHook, FlattenedField, PayloadRequest } from 'payload'
import { toPathLabel } from '@/domain/text/field-labels'
import { mapStored, type StoredField, type StoredValue } from '@/domain/json/stored-field'
import { explainWrongForm } from '@/domain/json/value-form'
import { refusal, type FieldProblem } from './refusal'

/** Options that Payload passes to a field's `validate`. */
type ValidateOptions = Record<string, unknown> & { req: PayloadRequest }
type CanValidate = { validate: (value: unknown, options: ValidateOptions) => unknown }

const canValidate = (field: object): field is CanValidate => 'validate' in field && typeof field.validate === 'function'

/** Lists check their number of rows in `validate`, which concerns completeness. Rich text and JSON have their own checks. */
const VALIDATED_BY_FORM: readonly string[] = ['array', 'blocks', 'group', 'tab', 'join', 'richText'] satisfies FlattenedField['type'][]

/**
 * Lets a draft keep a value that fails `validate` but may become valid by typing on. Must accept harmless values only, because they are
 * stored.
 */
export type HalfTyped = (value: string) => boolean

function isHalfTyped(field: StoredField, value: unknown): boolean {
  const custom = 'custom' in field && typeof field.custom === 'object' && field.custom !== null ? field.custom : {}
  return (
    'isHalfTyped' in custom && typeof custom.isHalfTyped === 'function' && typeof value === 'string' && custom.isHalfTyped(value) === true
  )
}

const labelOf = (field: StoredField) => ('label' in field && typeof field.label === 'string' ? field.label : undefined)

type Saving = Pick<ValidateOptions, 'req' | 'data' | 'id' | 'operation' | 'collectionSlug'>

async function explain({ field, value, path, siblings, block }: StoredValue, saving: Saving): Promise<string | null> {
  const wrong = explainWrongForm(field, value)
  if (wrong !== null || !canValidate(field) || VALIDATED_BY_FORM.includes(field.type)) return wrong
  const said = await field.validate(value, {
    ...field,
    ...saving,
    blockData: block ?? undefined,
    // 'submit' would look up every reference; `refuseForeignReferences` checks them all at once.
    event: 'onChange',
    path: path.split('.'),
    preferences: { fields: {} },
    previousValue: undefined,
    siblingData: siblings,
    required: false,
    minLength: undefined,
    minRows: undefined,
  })
  return typeof said === 'string' && !isHalfTyped(field, value) ? said : null
}

/**
 * Refuses values without the type and format of their field, in drafts too (SEC-07). Payload skips all validation for drafts, and for
 * fields whose condition is false. Completeness (required fields, row counts, placeholders) is checked on publishing.
 */
export const refuseMalformed: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (!data) return data
  const found: StoredValue[] = []
  mapStored(collection.flattenedFields, data, (stored) => {
    found.push(stored)
    return stored.value
  })
  const saving = { req, data, id: originalDoc?.id, operation, collectionSlug: collection.slug }
  const problems = await Promise.all(
    found.map(async (stored): Promise<FieldProblem[]> => {
      const message = await explain(stored, saving)
      return message === null ? [] : [{ path: stored.path, message, place: toPathLabel(stored.path, labelOf(stored.field)) }]
    }),
  )
  if (problems.some((one) => one.length > 0)) throw refusal(collection.slug, problems.flat())
  return data
}
