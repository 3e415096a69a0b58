import type { CollectionConfig, Config, DateField, Field, GlobalConfig, Option } from 'payload'
import { toFieldLabel } from '@/domain/text/field-labels'

/** What shows and reads dates in the tenant's time zone; Payload's own use the browser's (EDT-17). */
const ZONED = {
  Field: '@/features/dated-fields/dated-fields#ZonedDateField',
  Cell: '@/app/(payload)/cells/date-cell#DateCell',
  Filter: '@/features/dated-fields/dated-fields#ZonedDateFilter',
}

function nameField(field: Field): Field {
  if (!('name' in field) || field.label !== undefined) return field
  return { ...field, label: toFieldLabel(field.name) }
}

/** Labels a choice without its own label by its name: 'in_stock' becomes 'In stock'. */
function nameChoice(option: Option): Option {
  const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
  return label === value && /^[a-z_]+$/.test(value) ? { value, label: toFieldLabel(value) } : option
}

/** Shows choices as words, checkboxes in lists as Yes and No, and structured values in words. */
function formatField(field: Field): Field {
  if (field.type === 'checkbox') {
    const components = { Cell: '@/app/(payload)/cells/yes-no-cell#YesNoCell', ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  if (field.type === 'json') {
    const components = { Field: '@/features/value-field/stored-value-field#StoredValueField', ...field.admin?.components }
    return { ...field, admin: { ...field.admin, components } }
  }
  return field.type === 'select' || field.type === 'radio' ? { ...field, options: field.options.map(nameChoice) } : field
}

function formatNested(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: formatFields(tab.fields) })) }
  if ('fields' in field) return { ...field, fields: formatFields(field.fields) }
  return field
}

/** Adds readable labels and checkboxes to all fields, including nested ones. A field's own settings win. */
export function formatFields(fields: Field[]): Field[] {
  return fields.map((field) => formatNested(formatField(nameField(field))))
}

/** Shows a date in the tenant's time zone: as a moment, or as a day where the field says so. */
function zoneDate(field: DateField): DateField {
  const pickerAppearance = field.admin?.date?.pickerAppearance ?? 'dayAndTime'
  const components = { ...ZONED, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components, date: { ...field.admin?.date, pickerAppearance } } }
}

function zoneField(field: Field): Field {
  if (field.type === 'date') return zoneDate(field)
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: zoneFields(tab.fields) })) }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: zoneFields(block.fields) })) }
  return 'fields' in field ? { ...field, fields: zoneFields(field.fields) } : field
}

const zoneFields = (fields: Field[]): Field[] => fields.map(zoneField)

const stamp = (name: 'createdAt' | 'updatedAt' | 'deletedAt', label: string): DateField =>
  zoneDate({ name, label, type: 'date', index: true, admin: { disableBulkEdit: true, hidden: true } })

const STAMPS = [stamp('updatedAt', 'Changed'), stamp('createdAt', 'Created')]
const TRASHED = stamp('deletedAt', 'Deleted')
const DATES = '@/features/dated-fields/dated-fields#DocumentDates'

/** Adds the times that Payload would add itself, which would be in the browser's zone. */
function withStamps(fields: Field[], stamps: readonly DateField[]): Field[] {
  const own = new Set(fields.flatMap((field) => ('name' in field ? [field.name] : [])))
  return [...zoneFields(fields), ...stamps.filter(({ name }) => !own.has(name))]
}

function zoneCollection(collection: CollectionConfig): CollectionConfig {
  const stamps = collection.timestamps === false ? [] : [...STAMPS, ...(collection.trash ? [TRASHED] : [])]
  const components = collection.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), DATES]
  return {
    ...collection,
    fields: withStamps(collection.fields, stamps),
    admin: { ...collection.admin, components: { ...components, edit: { ...components?.edit, beforeDocumentControls } } },
  }
}

/** There is one row, so Payload makes no index of a global's times either. */
const withoutIndex = ({ index: _, ...field }: DateField): DateField => field

function zoneGlobal(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), DATES]
  return {
    ...global,
    fields: withStamps(global.fields, STAMPS.map(withoutIndex)),
    admin: { ...global.admin, components: { ...components, elements: { ...components?.elements, beforeDocumentControls } } },
  }
}

/** Lets every date of the admin be entered and shown in the tenant's time zone, which is named beside it (EDT-17). Must run last. */
export function zoneDates(config: Config): Config {
  const components = config.admin?.components
  const providers = [...(components?.providers ?? []), '@/app/(payload)/zones-provider#ZonesProvider']
  return {
    ...config,
    collections: (config.collections ?? []).map(zoneCollection),
    globals: (config.globals ?? []).map(zoneGlobal),
    admin: { ...config.admin, components: { ...components, providers } },
  }
}
