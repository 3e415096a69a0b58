import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { FormField, FormValues } from '@/domain/leads/form-field'
import type { FormKind } from '@/domain/leads/form-kinds'
import { formSchema } from '@/domain/leads/form-schema'
import { type LeadForm, listFields } from '@/domain/leads/lead-form'
import { SPAM_TRAP } from '@/domain/leads/spam-trap'
import type { UserDetails } from '@/domain/leads/user-details'
import { toVisitEvent } from '@/domain/visits/visit-event'
import { logEvent } from '@/ui/visit-events/log-event'
import { keepAfterSending, loadUserDetails } from './enquiry-storage'
import { createKeyring } from './idempotency-key'
import { sendEnquiry, type SendOutcome } from './send-enquiry'
import { noteVisit } from './visit-trail'

export type FormSubject = { kind: FormKind; carSlug: string | null; carName: string | null }
export type FormDriver = {
  form: UseFormReturn<FormValues>
  failure: string | null
  /** Checks the form, sends it, and leaves what is wrong at its fields. */
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

const typedText = (value: unknown) => (typeof value === 'string' ? value : '')

function toDetails(values: FormValues): UserDetails {
  const [name, last_name, email, phone, postcode] = ['name', 'last_name', 'email', 'phone', 'postcode'].map((key) => typedText(values[key]))
  return { name: name ?? '', last_name: last_name ?? '', email: email ?? '', phone: phone ?? '', postcode: postcode ?? '' }
}

/** What fills an empty form in: what the visitor told us last time, and what the address says (LEAD-29). */
function listKnown(fields: readonly FormField[]): [string, string][] {
  const address = new URLSearchParams(window.location.search)
  const dealership = address.get('preferredDealership')
  const known: Record<string, string | null> = {
    ...loadUserDetails(),
    vehiclePriceBudget: address.get('vehiclePriceBudget'),
    dealership_slug: dealership,
  }
  return fields.flatMap((field): [string, string][] => {
    const value = known[field.name]
    const isChoice = field.type !== 'choice' || field.options.some((option) => option.value === value)
    return value && isChoice ? [[field.name, value]] : []
  })
}

/** Nobody reads and fills a form in within the trap's time; a browser that fills it in at once waits for the rest of it. */
function waitLikeAPerson(startedAt: number): Promise<void> {
  const rest = startedAt + SPAM_TRAP.minimumSeconds * 1000 + 50 - Date.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)))
}

/** The content of a form as it travels; the key is set beside it. */
function toContent(values: FormValues, { kind, carSlug }: FormSubject, element: HTMLFormElement, startedAt: number) {
  const trap = typedText(new FormData(element).get(SPAM_TRAP.fieldName))
  const about = carSlug === null ? {} : { car_slug: carSlug }
  const visit = { url: window.location.href, ...noteVisit() }
  return { ...values, ...about, form: kind, started_at: startedAt, visit, [SPAM_TRAP.fieldName]: trap }
}

function showProblems(form: UseFormReturn<FormValues>, outcome: SendOutcome, fields: readonly FormField[]): string | null {
  if (outcome.kind === 'sent') return null
  const refused = outcome.kind === 'refused' ? Object.entries(outcome.fields) : []
  const known = refused.filter(([name]) => fields.some((field) => field.name === name))
  known.forEach(([name, message], index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
  return known.length > 0 ? null : (refused[0]?.[1] ?? outcome.message)
}

/** Drives a form of the given data in the browser: the same schema as on the server, one key for the same content (REL-06). */
export function useLeadForm(data: LeadForm, timeZone: string, subject: FormSubject, onSent: () => void): FormDriver {
  const [failure, setFailure] = useState<string | null>(null)
  const [startedAt] = useState(Date.now)
  const [keyFor] = useState(createKeyring)
  const fields = useMemo(() => listFields(data), [data])
  const form = useForm<FormValues>({
    resolver: (values, context, options) =>
      zodResolver(formSchema(fields, { now: Math.floor(Date.now() / 1000), timeZone }), undefined, { raw: true })(values, context, options),
  })
  useEffect(() => {
    for (const [name, value] of listKnown(fields)) if (!form.getValues(name)) form.setValue(name, value)
  }, [fields, form])
  const isSending = useRef(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const element = event.currentTarget
    await form.handleSubmit(async (values) => {
      setFailure(null)
      const content = toContent(values, subject, element, startedAt)
      const idempotency_key = keyFor(JSON.stringify(content))
      await waitLikeAPerson(startedAt)
      const outcome = await sendEnquiry(JSON.stringify({ ...content, idempotency_key }), data.isMultiStep)
      setFailure(showProblems(form, outcome, fields))
      if (outcome.kind !== 'sent') return
      const car = subject.carSlug === null ? null : { slug: subject.carSlug, name: subject.carName ?? '' }
      const event = toVisitEvent(outcome.event)
      if (event !== null) logEvent(event, outcome.carId)
      keepAfterSending({ details: toDetails(values), category: subject.kind, car })
      onSent()
    })(event)
    isSending.current = false
  }
  return { form, failure, send }
}
