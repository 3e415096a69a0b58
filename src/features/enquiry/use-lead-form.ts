import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { readCarType, readLoan } from '@/domain/finance/finance-href'
import type { FormField, FormValues } from '@/domain/leads/form/form-field'
import type { FormKind } from '@/domain/leads/form/form-kinds'
import { toRememberedBooking } from '@/domain/leads/form/remembered-booking'
import { formSchema } from '@/domain/leads/form/form-schema'
import { type LeadForm, listFields } from '@/domain/leads/form/lead-form'
import { SPAM_TRAP } from '@/domain/leads/form/spam-trap'
import type { UserDetails } from '@/domain/leads/form/user-details'
import { formatTypedDollars } from '@/domain/money/money'
import type { CarSummary } from '@/domain/vehicle/car-summary'
import { toVisitEvent } from '@/domain/analytics/visit-event'
import { nameTerm } from '@/ui/pages/finance/repayment-view'
import { logEvent } from '@/ui/primitives/log-event'
import { recallTerms } from '@/ui/sections/own-terms/stored-terms'
import { rememberSentForm, loadUserDetails } from './enquiry-storage'
import { createKeyring, type Keyring } from './idempotency-key'
import { sendEnquiry, type SendOutcome } from './send-enquiry'
import { recordVisit } from './visit-trail'
import { readStockWords } from '@/ui/primitives/stock-words'

export type FormSubject = { kind: FormKind; carSlug: string | null; carName: string | null; carPlace: string | null }
export type FormDriver = {
  form: UseFormReturn<FormValues>
  failure: string | null
  /** Validates the form, sends it, and sets the errors of its fields. */
  send: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

const typedText = (value: unknown) => (typeof value === 'string' ? value : '')

function toDetails(values: FormValues): UserDetails {
  const [name, last_name, email, phone, postcode] = ['name', 'last_name', 'email', 'phone', 'postcode'].map((key) => typedText(values[key]))
  return { name: name ?? '', last_name: last_name ?? '', email: email ?? '', phone: phone ?? '', postcode: postcode ?? '' }
}

/** Lists values to prefill: the remembered details and loan terms, and the values from the address (LEAD-29, LOOK-01). */
function listKnown(fields: readonly FormField[], car: CarSummary | null): [string, string][] {
  const address = new URLSearchParams(window.location.search)
  const dealership = address.get('preferredDealership') ?? address.get('dealer') ?? car?.dealership ?? null
  const loan = readLoan(address)
  const terms = recallTerms()
  const deposit = loan.deposit ?? (terms?.deposit ? terms.deposit / 100 : null)
  const years = loan.years ?? terms?.years ?? null
  const price = loan.price ?? car?.price ?? null
  const known: Record<string, string | null> = {
    ...loadUserDetails(),
    vehiclePriceBudget: price === null ? null : String(price),
    deposit: deposit === null ? null : String(deposit),
    term: years === null ? null : nameTerm(years),
    vehicle_interest: address.get('vehicle') ?? readCarType(address, readStockWords().one),
    dealership_slug: dealership,
  }
  return fields.flatMap((field): [string, string][] => {
    const value = known[field.name]
    const isChoice = field.type !== 'choice' || field.options.some((option) => option.value === value)
    return value && isChoice ? [[field.name, field.type === 'amount' ? formatTypedDollars(value) : value]] : []
  })
}

/** Milliseconds of the page's monotonic clock, which a wrong system time doesn't affect. */
const readTicks = () => performance.now()

/** Waits for the rest of the spam trap's minimum time: a browser may autofill and send a form faster than a person could. */
function waitOutSpamTrap(startedAt: number): Promise<void> {
  const rest = startedAt + SPAM_TRAP.minimumSeconds * 1000 + 50 - readTicks()
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)))
}

/** Serialises the input and its subject for the idempotency key: the same content is the same form (REL-06). */
function toContent(values: FormValues, { kind, carSlug }: FormSubject, element: HTMLFormElement) {
  const trap = typedText(new FormData(element).get(SPAM_TRAP.fieldName))
  const about = carSlug === null ? {} : { car_slug: carSlug }
  return { ...values, ...about, form: kind, [SPAM_TRAP.fieldName]: trap }
}

type Sending = { content: ReturnType<typeof toContent>; keys: Keyring; startedAt: number; isMultiStep: boolean }

/** Sends a form under the key of its content, or with a new key when that one was used for other content. */
async function sendContent({ content, keys, startedAt, isMultiStep }: Sending): Promise<SendOutcome> {
  const typed = JSON.stringify(content)
  const visit = { url: window.location.href, ...recordVisit() }
  await waitOutSpamTrap(startedAt)
  const sendOnce = () => {
    const open_seconds = (readTicks() - startedAt) / 1000
    return sendEnquiry({ ...content, visit, open_seconds, idempotency_key: keys.keyFor(typed) }, isMultiStep)
  }
  const outcome = await sendOnce()
  if (outcome.kind !== 'outdated') return outcome
  keys.renew(typed)
  return sendOnce()
}

const CHANGED = 'This form has changed since you opened it. Please reload the page.'

function showProblems(form: UseFormReturn<FormValues>, outcome: SendOutcome, fields: readonly FormField[]): string | null {
  if (outcome.kind === 'sent') return null
  const refused = outcome.kind === 'refused' ? Object.entries(outcome.fields) : []
  const known = refused.filter(([name]) => fields.some((field) => field.name === name))
  known.forEach(([name, message], index) => form.setError(name, { message }, { shouldFocus: index === 0 }))
  if (known.length > 0) return null
  const [name, message] = refused[0] ?? []
  // This page doesn't have the field: the form has changed since it was opened.
  return name === undefined || name === 'form' ? (message ?? outcome.message) : `${message} ${CHANGED}`
}

/** Runs a form in the browser with the server's schema and one idempotency key per content (REL-06). */
export function useLeadForm(
  data: LeadForm,
  timeZone: string,
  subject: FormSubject,
  car: CarSummary | null,
  onSent: () => void,
): FormDriver {
  const [failure, setFailure] = useState<string | null>(null)
  const [startedAt] = useState(readTicks)
  const [keys] = useState(createKeyring)
  const fields = useMemo(() => listFields(data), [data])
  const form = useForm<FormValues>({
    resolver: (values, context, options) =>
      zodResolver(formSchema(fields, { now: Math.floor(Date.now() / 1000), timeZone }), undefined, { raw: true })(values, context, options),
  })
  useEffect(() => {
    for (const [name, value] of listKnown(fields, car)) if (!form.getValues(name)) form.setValue(name, value)
  }, [fields, form, car])
  const isSending = useRef(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    const element = event.currentTarget
    await form.handleSubmit(async (values) => {
      setFailure(null)
      const outcome = await sendContent({ content: toContent(values, subject, element), keys, startedAt, isMultiStep: data.isMultiStep })
      setFailure(showProblems(form, outcome, fields))
      if (outcome.kind !== 'sent') return
      const car = subject.carSlug === null ? null : { slug: subject.carSlug, name: subject.carName ?? '' }
      const event = toVisitEvent(outcome.event)
      if (event !== null) logEvent(event, outcome.carId)
      const booking = toRememberedBooking(subject, fields, values)
      rememberSentForm({ details: toDetails(values), category: subject.kind, car, booking })
      onSent()
    })(event)
    isSending.current = false
  }
  return { form, failure, send }
}
