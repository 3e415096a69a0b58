import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { writeNotice } from '@/domain/leads/form/consent'
import { type FormField, toFieldId } from '@/domain/leads/form/form-field'
import { listFields } from '@/domain/leads/form/lead-form'
import { Alert, ErrorSummary } from '@/ui/primitives/alert'
import { Button } from '@/ui/primitives/button/button'
import { NamedCarCard } from '@/ui/sections/named-car/named-car-card'
import { type NamedCar, useNamedCar } from '@/ui/sections/named-car/use-named-car'
import { type FormChoice, type FormSite, toLeadForm } from './form-site'
import { FormSteps } from './form-steps'
import { LeadFields, SpamTrap } from './lead-fields'
import { type FormDriver, useLeadForm } from './use-lead-form'
import { readStockWords } from '@/ui/primitives/stock-words'

export type LeadFormProps = {
  site: FormSite
  choice: FormChoice
  formId: string
  carName?: string | null
  /** Location of the vehicle. When set, the form doesn't ask for one. */
  carPlace?: string | null
  /** Heading level of the steps: one below the form's heading, or below the page's when the form has none. */
  level?: 2 | 3
  onSent: () => void
}

function listProblems({ form }: FormDriver, fields: readonly FormField[]): { name: string; message: string }[] {
  return fields.flatMap(({ name }) => {
    const message = form.formState.errors[name]?.message
    return typeof message === 'string' ? [{ name, message }] : []
  })
}

/** Tracks the current step. Continuing validates its fields; going back keeps all input (LEAD-18). */
function useSteps(driver: FormDriver, steps: readonly (readonly string[])[]) {
  const [current, setCurrent] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
  }, [current])
  const goTo = (step: number) => {
    hasMoved.current = true
    setCurrent(step)
  }
  const { errors } = driver.form.formState
  const firstWrong = steps.findIndex((names) => names.some((name) => errors[name]))
  const goOn = async () => {
    if (await driver.form.trigger([...(steps[current] ?? [])], { shouldFocus: true })) goTo(current + 1)
  }
  return { current: firstWrong >= 0 && firstWrong < current ? firstWrong : current, goTo, goOn, heading }
}

const NO_CAR = { slug: null, dealership: null }

/** Resolves the form for an address that names a vehicle, such as /book-test-drive/?car_id=…, which determines the locations to offer. */
function useChoice(given: FormChoice): { choice: FormChoice; named: NamedCar } {
  const named = useNamedCar(given.carSlug === null)
  const { slug, dealership } = named.kind === 'found' ? named.car : NO_CAR
  const choice = useMemo(
    () => (given.carSlug === null && slug !== null ? { ...given, carSlug: slug, carDealership: dealership } : given),
    [given, slug, dealership],
  )
  return { choice, named }
}

function bindTo({ form }: FormDriver, field: FormField) {
  const initial =
    field.type === 'check' ? { defaultChecked: field.initial } : field.type === 'choice' ? { defaultValue: field.initial } : {}
  return { ...initial, ...form.register(field.name) }
}

/** Error message that takes the focus: on phones it is far above the pressed button (LEAD-16). */
function Failure({ id, title }: { id: string; title: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return <Alert id={id} tone="bad" title={title} />
}

/** Without JavaScript all steps are shown together and sent at once. */
const AT_ONCE = 'hidden noscript:block'

/**
 * A form with errors beside its fields and in a list above them. A failure keeps all input (LEAD-05, LEAD-06, LEAD-15, LEAD-16, LEAD-18).
 */
export function LeadForm({ site, choice: given, formId, carName = null, carPlace = null, level = 3, onSent }: LeadFormProps) {
  const { choice, named } = useChoice(given)
  const car = named.kind === 'found' ? named.car : null
  const StepHeading = level === 2 ? 'h2' : 'h3'
  const data = useMemo(() => toLeadForm(site, choice), [site, choice])
  const driver = useLeadForm(
    data,
    site.timeZone,
    { kind: choice.kind, carSlug: choice.carSlug, carName: carName ?? car?.name ?? null, carPlace },
    car,
    onSent,
  )
  const steps = useSteps(
    driver,
    data.steps.map(({ fields }) => fields.map(({ name }) => name)),
  )
  const { isSubmitting } = driver.form.formState
  const last = data.steps.length - 1
  const problems = listProblems(driver, listFields(data))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (steps.current === last) return void driver.send(event)
    event.preventDefault()
    void steps.goOn()
  }
  return (
    <form method="post" action="/api/leads" noValidate onSubmit={submit} className="relative flex flex-col gap-5">
      <input type="hidden" name="form" value={choice.kind} />
      {car && <NamedCarCard car={car} />}
      {named.kind === 'gone' && (
        <Alert tone="plain" title={`That ${readStockWords().one} is no longer on our site. You can still send this form without it.`} />
      )}
      {choice.carSlug && <input type="hidden" name="car_slug" value={choice.carSlug} />}
      {last > 0 && <FormSteps titles={data.steps.map(({ title }) => title)} current={steps.current} />}
      <ErrorSummary problems={problems.map(({ name, message }) => ({ fieldId: toFieldId(formId, name), message }))} />
      {driver.failure && problems.length === 0 && <Failure id={`${formId}-failure`} title={driver.failure} />}
      {data.steps.map(({ title, fields }, index) => (
        <div key={title} className={index === steps.current ? '' : AT_ONCE}>
          {last > 0 && (
            <StepHeading ref={index === steps.current ? steps.heading : undefined} tabIndex={-1} className="mb-4 type-h3 outline-none">
              {title}
            </StepHeading>
          )}
          <LeadFields
            fields={fields}
            formId={formId}
            bind={(field) => bindTo(driver, field)}
            errors={Object.fromEntries(problems.map(({ name, message }) => [name, message]))}
          />
        </div>
      ))}
      <SpamTrap formId={formId} />
      <p className={`text-sm/5 text-ink-soft ${steps.current === last ? '' : AT_ONCE}`}>{writeNotice(site.name)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="action"
          size="large"
          disabled={isSubmitting}
          className={`grow md:grow-0 ${last > 0 ? 'noscript:hidden' : ''}`}
        >
          {isSubmitting ? 'Sending…' : steps.current === last ? data.submitLabel : 'Continue'}
        </Button>
        {last > 0 && (
          <noscript>
            <Button type="submit" variant="action" size="large">
              {data.submitLabel}
            </Button>
          </noscript>
        )}
        {steps.current > 0 && (
          <Button type="button" variant="outline" size="large" onClick={() => steps.goTo(steps.current - 1)} className="noscript:hidden">
            Back
          </Button>
        )}
      </div>
    </form>
  )
}
