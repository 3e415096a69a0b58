import { Button } from '@/ui/button/button'
import type { EnquiryCar } from './enquiry-car'
import { type CarEnquiryShape, EnquiryFields, type EnquiryFieldName } from './enquiry-fields'

export type PlainEnquiryProps = { car: EnquiryCar; shape: CarEnquiryShape }

/** The enquiry as a form of the page itself, which the browser sends: for whom no script runs. */
export function PlainEnquiry({ car, shape }: PlainEnquiryProps) {
  const isRequired = (name: EnquiryFieldName) => name !== 'rego' && name !== 'opt_in' && (name !== 'message' || shape.isMessageRequired)
  return (
    <section id="enquire" aria-labelledby="enquire-title" className="wrap scroll-mt-24 section">
      <h2 id="enquire-title" className="mb-2 type-h2">
        {car.title}
      </h2>
      <p className="mb-6 text-ink-soft">{car.name}</p>
      <form method="post" action="/api/leads" className="relative max-w-2xl">
        <input type="hidden" name="car_slug" value={car.slug} />
        {/* a box that is not ticked sends nothing: this is sent in its place */}
        <input type="hidden" name="opt_in" value="false" />
        <EnquiryFields
          shape={shape}
          bind={(name) => (name === 'opt_in' ? { name, value: 'true', defaultChecked: true } : { name, required: isRequired(name) })}
        />
        <Button type="submit" variant="action" size="large" className="mt-5">
          Send enquiry
        </Button>
      </form>
    </section>
  )
}
