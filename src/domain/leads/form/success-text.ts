import { type FormKind, toFormKind } from './form-kinds'

export type SuccessText = { title: string; text: string }

const TEXTS: Record<FormKind, SuccessText> = {
  enquiry: { title: 'We have your enquiry.', text: 'will be in touch, usually within two business hours.' },
  contact: { title: 'We have your message.', text: 'will be in touch, usually within two business hours.' },
  'test-drive': { title: 'We have your test drive.', text: 'will call to confirm the car and the time. Bring your driver licence.' },
  'photo-request': { title: 'Photos are on their way.', text: 'will send more photos of this car, usually on the same day.' },
  finance: { title: 'We have your finance enquiry.', text: 'will call about rates and what you need. Nothing is applied for yet.' },
  careers: { title: 'We have your application.', text: 'will read it and answer, usually within a week.' },
  service: { title: 'We have your booking request.', text: 'will call to confirm the day and the time.' },
  parts: { title: 'We have your parts enquiry.', text: 'will check price and stock and be in touch.' },
}

/** Used if the form is unknown: without JavaScript, or if a visitor typed the address. */
const GENERAL: SuccessText = {
  title: 'It is good to hear from you.',
  text: 'reads everything that is sent here and answers, usually within two business hours.',
}

/** The text of the thank-you page for the stored success category; a general one without it (LEAD-17). */
export function writeSuccess(category: string | null): SuccessText {
  const kind = toFormKind(category)
  return kind === null ? GENERAL : TEXTS[kind]
}
