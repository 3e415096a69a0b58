import type { ReactNode } from 'react'
import { type FormField, toFieldId } from '@/domain/leads/form/form-field'
import { LeadFields, SpamTrap } from '@/features/enquiry/lead-fields'
import { Alert, ErrorSummary, PROBLEMS_ID } from '@/ui/primitives/alert'
import { Button, LinkButton } from '@/ui/primitives/button/button'

export type StepProblem = { name: string; message: string }

export type JourneyFormProps = {
  /** Prefixes the ids of its fields, to keep them apart from other forms. */
  id: string
  action: string
  fields: readonly FormField[]
  /** Hidden fields: the key of the journey, the step. */
  hidden: Readonly<Record<string, string>>
  values: Readonly<Partial<Record<string, string>>>
  problems: readonly StepProblem[]
  submitLabel: string
  backHref: string | null
  children?: ReactNode
}

function hasValue(field: FormField, values: JourneyFormProps['values']) {
  const { name } = field
  if (field.type === 'check') return { name, defaultChecked: name in values ? values[name] === 'true' : field.initial }
  return { name, defaultValue: values[name] ?? (field.type === 'choice' ? field.initial : '') }
}

/** The errors above a form: each links to its field, and those without a field are plain text (LEAD-15). */
export function StepProblems({ id, fields, problems }: Pick<JourneyFormProps, 'id' | 'fields' | 'problems'>) {
  const own = problems.filter(({ name }) => fields.some((field) => field.name === name))
  const others = problems.filter((problem) => !own.includes(problem))
  return (
    <>
      {others.map(({ message }, place) => (
        <Alert key={message} id={place === 0 ? PROBLEMS_ID : undefined} tone="bad" title={message} />
      ))}
      <ErrorSummary
        id={others.length === 0 ? PROBLEMS_ID : undefined}
        problems={own.map(({ name, message }) => ({ fieldId: toFieldId(id, name), message }))}
      />
    </>
  )
}

/**
 * A step of a form with several pages. It is a native form, so it works without JavaScript and survives back navigation and reloading.
 * Native validation is off: errors have our own texts, beside each field and on top (LEAD-06, LEAD-15).
 */
export function JourneyForm({ id, action, fields, hidden, values, problems, submitLabel, backHref, children }: JourneyFormProps) {
  const errors = Object.fromEntries(problems.toReversed().map(({ name, message }) => [name, message]))
  return (
    <form method="post" action={action} noValidate className="relative flex flex-col gap-6">
      <StepProblems id={id} fields={fields} problems={problems} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.length > 0 && <LeadFields fields={fields} formId={id} errors={errors} bind={(field) => hasValue(field, values)} />}
      <SpamTrap formId={id} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="action" size="large" className="max-md:grow">
          {submitLabel}
        </Button>
        {backHref && (
          <LinkButton href={backHref} variant="quiet" size="large">
            Back
          </LinkButton>
        )}
      </div>
    </form>
  )
}
