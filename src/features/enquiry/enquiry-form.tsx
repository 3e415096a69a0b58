import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CAR_ENQUIRY_CATEGORY } from '@/domain/leads/car-enquiry'
import { enquirySchema } from '@/domain/leads/enquiry-schema'
import { SPAM_TRAP } from '@/domain/leads/spam-trap'
import { Alert, ErrorSummary } from '@/ui/alert/alert'
import { Button } from '@/ui/button/button'
import type { EnquiryCar } from './enquiry-car'
import { type CarEnquiryShape, type EnquiryFieldName, enquiryFieldId, EnquiryFields } from './enquiry-fields'
import { keepAfterSending, loadUserDetails } from './enquiry-storage'
import { createKeyring } from './idempotency-key'
import { sendEnquiry } from './send-enquiry'

type Schema = ReturnType<typeof enquirySchema>
type Typed = z.input<Schema>
type Checked = z.output<Schema>

const FIELDS: readonly EnquiryFieldName[] = ['name', 'last_name', 'phone', 'postcode', 'email', 'rego', 'message', 'opt_in']

function isField(name: string): name is EnquiryFieldName {
  return FIELDS.some((field) => field === name)
}

export type EnquiryFormProps = { car: EnquiryCar; shape: CarEnquiryShape; onSent: () => void }

/** The content of an enquiry as it travels; the key is set beside it. */
function toContent(car: EnquiryCar, fields: Checked, trap: string, startedAt: number) {
  const visit = {
    url: window.location.href,
    source: document.referrer,
    linked_query_params: Object.fromEntries(new URLSearchParams(window.location.search)),
  }
  return { ...fields, car_slug: car.slug, started_at: startedAt, visit, [SPAM_TRAP.fieldName]: trap }
}

function useEnquiry({ car, shape, onSent }: EnquiryFormProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [startedAt] = useState(Date.now)
  const [keyFor] = useState(createKeyring)
  const form = useForm<Typed, unknown, Checked>({
    resolver: zodResolver(enquirySchema({ ...shape, hasCategory: false, hasLocation: false, hasDealership: false })),
    defaultValues: {
      name: '',
      last_name: '',
      phone: '',
      postcode: '',
      email: '',
      message: '',
      rego: '',
      opt_in: true,
      ...loadUserDetails(),
    },
  })
  const send = form.handleSubmit(async (fields, event) => {
    setFailure(null)
    const typed = event?.target instanceof HTMLFormElement ? new FormData(event.target).get(SPAM_TRAP.fieldName) : null
    const content = toContent(car, fields, typeof typed === 'string' ? typed : '', startedAt)
    const idempotency_key = keyFor(JSON.stringify(content))
    const outcome = await sendEnquiry(JSON.stringify({ ...content, idempotency_key }))
    if (outcome.kind === 'sent') {
      keepAfterSending(form.getValues(), CAR_ENQUIRY_CATEGORY)
      onSent()
      return
    }
    const refused = outcome.kind === 'refused' ? Object.entries(outcome.fields) : []
    for (const [name, message] of refused) if (isField(name)) form.setError(name, { message })
    if (!refused.some(([name]) => isField(name))) setFailure(refused[0]?.[1] ?? outcome.message)
  })
  return { form, send, failure }
}

/** The enquiry with its messages beside the fields and above them; a failure keeps all that was typed (LEAD-05, LEAD-06, LEAD-15, LEAD-16). */
export function EnquiryForm(props: EnquiryFormProps) {
  const { form, send, failure } = useEnquiry(props)
  const { errors, isSubmitting } = form.formState
  const messages = FIELDS.flatMap((name) => {
    const message = errors[name]?.message
    return message === undefined ? [] : [{ name, message }]
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="relative flex flex-col gap-5">
      <ErrorSummary problems={messages.map(({ name, message }) => ({ fieldId: enquiryFieldId(name), message }))} />
      {failure && messages.length === 0 && <Alert tone="bad" title={failure} />}
      <EnquiryFields
        shape={props.shape}
        bind={(name) => form.register(name)}
        errors={Object.fromEntries(messages.map(({ name, message }) => [name, message]))}
      />
      <Button type="submit" variant="action" size="large" isWide disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send enquiry'}
      </Button>
    </form>
  )
}
