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
  /** What was typed before, and what is wrong with it; a problem without a name is the form's own. */
  values?: Readonly<Partial<Record<string, string>>>
  problems?: readonly { name: string; message: string }[]
}

/** What a field holds when the form is shown again; a form that was never sent holds what its fields begin with. */
function heldBy(field: FormField, values: PlainFormProps['values']) {
  const { name } = field
  if (field.type === 'check') return { name, defaultChecked: values ? values[name] === 'true' : field.initial }
  return { name, defaultValue: values?.[name] ?? (field.type === 'choice' ? field.initial : undefined) }
}

/** What is wrong with the form as a whole, or with something that it does not ask for any more. */
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

/** A form that the browser itself sends: where no script runs, and where one is shown again to be put right. It says what is wrong in its own words (LEAD-06, LEAD-15). */
export function PlainForm({ site, choice, formId, values, problems = [] }: PlainFormProps) {
  const form = toLeadForm(site, choice)
  const fields = listFields(form)
  const errors = Object.fromEntries(problems.toReversed().map(({ name, message }) => [name, message]))
  return (
    <form method="post" action="/api/leads" noValidate className="relative flex max-w-2xl flex-col gap-5">
      <FormProblems fields={fields} formId={formId} problems={problems} />
      <input type="hidden" name="form" value={choice.kind} />
      {choice.carSlug && <input type="hidden" name="car_slug" value={choice.carSlug} />}
      <LeadFields fields={fields} formId={formId} errors={errors} bind={(field) => heldBy(field, values)} />
      <SpamTrap formId={formId} />
      <p className="text-sm/5 text-ink-soft">{writeNotice(site.name)}</p>
      <Button type="submit" variant="action" size="large" className="self-start">
        {form.submitLabel}
      </Button>
    </form>
  )
}
