import type { ComponentProps, ReactNode } from 'react'
import { type FormField, toFieldId } from '@/domain/leads/form/form-field'
import { SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import { AppointmentField } from './appointment-field'
import { type Binding, FigureField } from './figure-field'
import { Checkbox } from '@/ui/primitives/checkbox'
import { TextArea, TextField } from '@/ui/primitives/field/text-field'
import { Select } from '@/ui/primitives/select'

export type LeadFieldsProps = {
  fields: readonly FormField[]
  formId: string
  bind: (field: FormField) => Binding
  errors?: Readonly<Partial<Record<string, string>>>
}

const TERMS_PATH = '/terms-and-conditions'

function CheckLabel({ field }: { field: FormField }) {
  if (field.name !== 'terms') return field.label
  return (
    <>
      I agree to the{' '}
      <a href={TERMS_PATH} target="_blank" className="font-strong underline underline-offset-4">
        terms of use
      </a>
    </>
  )
}

/** Returns input attributes for each field type, such as keyboard and autofill (LEAD-04, LEAD-05). */
function inputOf(field: FormField): ComponentProps<'input'> {
  switch (field.type) {
    case 'phone':
      return { type: 'tel', maxLength: 40 }
    case 'email':
      return { type: 'email', maxLength: 254 }
    case 'postcode':
      return { inputMode: 'numeric', maxLength: 4 }
    case 'number':
      return { inputMode: 'numeric', maxLength: 12 }
    case 'moment':
      return { type: 'datetime-local' }
    case 'string':
      return { maxLength: field.maxLength }
    default:
      return {}
  }
}

type OneFieldProps = Omit<LeadFieldsProps, 'fields' | 'errors'> & { field: FormField; error: string | undefined }

function OneField({ field, formId, bind, error }: OneFieldProps) {
  const { name, label, hint, isRequired, isConditional = false, autoComplete } = field
  const className = field.isWide ? 'col-span-full' : ''
  const isOptional = !isRequired && !isConditional
  const frame = { id: toFieldId(formId, name), label, hint, error, className, isOptional, required: isRequired }
  switch (field.type) {
    case 'hidden':
      return <input type="hidden" name={name} value={field.value} />
    case 'text':
      return <TextArea {...frame} {...bind(field)} rows={3} />
    case 'choice': {
      const prompt = field.prompt === null ? [] : [{ value: '', label: field.prompt }]
      return <Select {...frame} {...bind(field)} options={[...prompt, ...field.options]} />
    }
    case 'check':
      return (
        <div className={className}>
          {/* sent instead, because an unticked checkbox sends nothing */}
          {field.initial && <input type="hidden" name={name} value="false" />}
          <Checkbox id={frame.id} error={error} label={<CheckLabel field={field} />} value="true" required={isRequired} {...bind(field)} />
        </div>
      )
    case 'amount':
      return <FigureField {...frame} bound={bind(field)} unit="dollars" prefix="$" />
    case 'distance':
      return <FigureField {...frame} bound={bind(field)} unit="kilometres" picks={field.picks} />
    case 'moment':
      if (!field.hasAppointments) return <TextField {...frame} {...bind(field)} {...inputOf(field)} />
      return <AppointmentField {...frame} bound={bind(field)} />
    case 'string':
      return (
        <SuggestedField id={frame.id} suggestions={field.suggestions}>
          {(list) => <TextField {...frame} {...bind(field)} {...inputOf(field)} autoComplete={autoComplete} list={list} />}
        </SuggestedField>
      )
    default:
      return <TextField {...frame} {...bind(field)} {...inputOf(field)} autoComplete={autoComplete} />
  }
}

type SuggestedProps = { id: string; suggestions: readonly string[] | undefined; children: (list: string | undefined) => ReactNode }

/** Adds native suggestions while typing; works without JavaScript. */
function SuggestedField({ id, suggestions = [], children }: SuggestedProps) {
  if (suggestions.length === 0) return children(undefined)
  return (
    <>
      {children(`${id}-list`)}
      <datalist id={`${id}-list`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

/** Renders a form's fields from their data, each with its error (LEAD-03 to LEAD-12). */
export function LeadFields({ fields, errors = {}, ...shared }: LeadFieldsProps) {
  return (
    <div className="lead-fields-grid grid grid-cols-[repeat(auto-fit,minmax(max(7rem,40%),1fr))]">
      {fields.map((field) => (
        <OneField key={field.name} field={field} error={errors[field.name]} {...shared} />
      ))}
    </div>
  )
}

/** The honeypot field of LEAD-03, which only bots fill in (SEC-02). */
export function SpamTrap({ formId }: { formId: string }) {
  const id = toFieldId(formId, SPAM_TRAP.fieldName)
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={SPAM_TRAP.fieldName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
