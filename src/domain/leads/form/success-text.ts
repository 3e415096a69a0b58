import { type FormKind, toFormKind } from './form-kinds'

export type SuccessText = { title: string; text: string }

const toTexts = (noun: string): Record<FormKind, SuccessText> => ({
  enquiry: { title: 'We’ve got your enquiry.', text: 'will be in touch, usually within two business hours.' },
  contact: { title: 'We’ve got your message.', text: 'will be in touch, usually within two business hours.' },
  'test-drive': {
    title: 'We’ve got your test drive request.',
    text: `will call to confirm the ${noun} and the time. Bring your driver licence.`,
  },
  'photo-request': { title: 'Photos are on their way.', text: `will send more photos of this ${noun}, usually the same day.` },
  finance: {
    title: 'We’ve got your finance enquiry.',
    text: 'will call about rates and what you’ll need. You haven’t applied for anything yet.',
  },
  careers: { title: 'We’ve got your application.', text: 'will read it and reply, usually within a week.' },
  service: { title: 'We’ve got your booking request.', text: 'will call to confirm the day and the time.' },
  parts: { title: 'We’ve got your parts enquiry.', text: 'will check price and stock, then be in touch.' },
  subscription: {
    title: 'We’ve got your subscription request.',
    text: 'will call to confirm the start date, the term and what’s included. You haven’t signed anything yet.',
  },
})

/** Used if the form is unknown: without JavaScript, or if a visitor typed the address. */
const GENERAL: SuccessText = {
  title: 'Good to hear from you.',
  text: 'reads every message and replies, usually within two business hours.',
}

/**
 * The text of the thank-you page for the stored success category; a general one without it (LEAD-17).
 * @param noun The site's word for one vehicle (KIND-02).
 */
export function writeSuccess(category: string | null, noun = 'car'): SuccessText {
  const kind = toFormKind(category)
  return kind === null ? GENERAL : toTexts(noun)[kind]
}
