import type { ComponentProps } from 'react'
import { FIELD_LABELS, type EnquiryShape } from '@/domain/leads/enquiry-fields'
import { SPAM_TRAP } from '@/domain/leads/spam-trap'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { TextArea, TextField } from '@/ui/field/text-field'

export type EnquiryFieldName = 'name' | 'last_name' | 'phone' | 'postcode' | 'email' | 'message' | 'rego' | 'opt_in'

/** What differs in the form of one car: whether comments are required, and a rego field (LEAD-07, LEAD-12). */
export type CarEnquiryShape = Pick<EnquiryShape, 'isMessageRequired' | 'hasRego'>

type Binding = Pick<ComponentProps<'input'>, 'name' | 'required' | 'value' | 'defaultChecked'> & {
  onChange?: (event: { target: unknown }) => unknown
  onBlur?: (event: { target: unknown }) => unknown
  ref?: (element: unknown) => void
}

export type EnquiryFieldsProps = {
  shape: CarEnquiryShape
  /** What ties a field to its form: its name alone, or what a form library wants. */
  bind: (name: EnquiryFieldName) => Binding
  errors?: Partial<Record<EnquiryFieldName, string>>
}

/** The id of a field, to which the list of errors links. */
export function enquiryFieldId(name: string): string {
  return `enquiry-${name}`
}

/** The contact fields and the comments of an enquiry (LEAD-03 to LEAD-12), with the trap that only scripts fill (SEC-02). */
export function EnquiryFields({ shape, bind, errors = {} }: EnquiryFieldsProps) {
  const frame = (name: EnquiryFieldName) => ({ id: enquiryFieldId(name), error: errors[name], ...bind(name) })
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 on-prestige:gap-x-8 on-manufacturer:gap-x-5">
      <TextField {...frame('name')} label={FIELD_LABELS.name} autoComplete="given-name" maxLength={80} />
      <TextField {...frame('last_name')} label={FIELD_LABELS.last_name} autoComplete="family-name" maxLength={80} />
      <TextField {...frame('phone')} label={FIELD_LABELS.phone} type="tel" autoComplete="tel" maxLength={40} />
      <TextField {...frame('postcode')} label={FIELD_LABELS.postcode} inputMode="numeric" autoComplete="postal-code" maxLength={4} />
      <TextField {...frame('email')} label={FIELD_LABELS.email} type="email" autoComplete="email" maxLength={254} className="col-span-2" />
      {shape.hasRego && <TextField {...frame('rego')} label={FIELD_LABELS.rego} isOptional maxLength={10} className="col-span-2" />}
      <TextArea
        {...frame('message')}
        label={FIELD_LABELS.message}
        isOptional={!shape.isMessageRequired}
        rows={3}
        maxLength={5000}
        className="col-span-2"
      />
      <Checkbox {...frame('opt_in')} label="Send me new arrivals and offers by email" className="col-span-2" />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <label htmlFor={enquiryFieldId(SPAM_TRAP.fieldName)}>Leave this empty</label>
        <input id={enquiryFieldId(SPAM_TRAP.fieldName)} name={SPAM_TRAP.fieldName} tabIndex={-1} autoComplete="off" />
      </div>
    </div>
  )
}
