import { writeNotice } from '@/domain/leads/form/consent'
import { type FormField, toFieldId } from '@/domain/leads/form/form-field'
import { listFields } from '@/domain/leads/form/lead-form'
import { Alert, ErrorSummary, PROBLEMS_ID } from '@/ui/primitives/alert'
import { Button } from '@/ui/primitives/button/button'
import { type FormChoice, type FormSite, toLeadForm } from './form-site'
import { LeadFields, SpamTrap } from './lead-fields'

export type PlainFormProps = {
  site: FormSite
  choice: FormChoice
  formId: string
  /** Earlier input and its errors. A problem without a field name applies to the whole form. */
  values?: Readonly<Partial<Record<string, string>>>
  problems?: readonly { name: string; message: string }[]
}

/** Returns a field's value: the earlier input, or its default in a form that was never sent. */
function valueOf(field: FormField, values: PlainFormProps['values']) {
  const { name } = field
  if (field.type === 'check') return { name, defaultChecked: values ? values[name] === 'true' : field.initial }
  return { name, defaultValue: values?.[name] ?? (field.type === 'choice' ? field.initial : undefined) }
}

/** Lists errors of the form as a whole, and of fields that it no longer has. */
function FormProblems({
  fields,
  formId,
  problems,
}: {
  fields: readonly FormField[]
  formId: string
  problems: readonly { name: string; message: string }[]
}) {
  const isShown = ({ name }: { name: string }) => fields.some((field) => field.name === name && field.type !== 'hidden')
  const shown = problems.filter(isShown)
  const others = problems.filter((problem) => !isShown(problem))
  return (
    <>
      {others.map(({ message }, place) => (
        <Alert key={message} id={place === 0 ? PROBLEMS_ID : undefined} tone="bad" title={message} />
      ))}
      <ErrorSummary
        id={others.length === 0 ? PROBLEMS_ID : undefined}
        problems={shown.map(({ name, message }) => ({ fieldId: toFieldId(formId, name), message }))}
      />
    </>
  )
}

/** A form submitted by the browser: without JavaScript, or shown again with errors. Shows its own error messages (LEAD-06, LEAD-15). */
export function PlainForm({ site, choice, formId, values, problems = [] }: PlainFormProps) {
  const form = toLeadForm(site, choice)
  const fields = listFields(form)
  const errors = Object.fromEntries(problems.toReversed().map(({ name, message }) => [name, message]))
  return (
    <form method="post" action="/api/leads" noValidate className="relative flex max-w-2xl flex-col gap-5">
      <FormProblems fields={fields} formId={formId} problems={problems} />
      <input type="hidden" name="form" value={choice.kind} />
      {choice.carSlug && <input type="hidden" name="car_slug" value={choice.carSlug} />}
      <LeadFields fields={fields} formId={formId} errors={errors} bind={(field) => valueOf(field, values)} />
      <SpamTrap formId={formId} />
      <p className="text-sm/5 text-ink-soft">{writeNotice(site.name)}</p>
      <Button type="submit" variant="action" size="large" className="self-start">
        {form.submitLabel}
      </Button>
    </form>
  )
}
