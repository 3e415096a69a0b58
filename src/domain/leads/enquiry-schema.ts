import { z } from 'zod'
import { normalisePhone } from '../phone/phone'
import { cleanLine, cleanText } from './clean-text'
import { DEALERSHIP_PROMPT, DEFAULT_CATEGORY, ENQUIRY_CATEGORIES, FIELD_LABELS, type EnquiryShape } from './enquiry-fields'

const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'
const LOCATION_MESSAGE = `Please select a ${FIELD_LABELS.location_id}.`

/** The largest id that the database holds. */
const LAST_ID = 2_147_483_647

/** A text of a form, cleaned of what cannot be stored and not longer than its column. */
function textOf(label: string, limit: number, clean: (text: string) => string) {
  return z
    .string({ error: `Please enter your ${label}.` })
    .overwrite(clean)
    .trim()
    .max(limit, { error: `Please enter a valid ${label}.`, abort: true })
}

/** A text that must not be empty (LEAD-06). */
function requiredText(label: string, limit: number, clean = cleanLine) {
  return textOf(label, limit, clean).min(1, { error: `Please enter your ${label}.`, abort: true })
}

/** Takes no part in this form: whatever was sent for it is dropped. */
const absent = z.undefined().catch(undefined).optional()

/** The shared contact fields (LEAD-03 to LEAD-06). The phone comes out as '+61…'. */
export const contactFields = {
  name: requiredText(FIELD_LABELS.name, 80),
  last_name: requiredText(FIELD_LABELS.last_name, 80),
  postcode: z
    .string({ error: POSTCODE_MESSAGE })
    .trim()
    .regex(/^\d{4}$/, { error: POSTCODE_MESSAGE }),
  phone: requiredText(FIELD_LABELS.phone, 40).transform((raw, context) => {
    const normalised = normalisePhone(raw)
    if (normalised !== null) return normalised
    context.issues.push({ code: 'custom', message: `Please enter a valid ${FIELD_LABELS.phone}.`, input: raw })
    return z.NEVER
  }),
  email: requiredText(FIELD_LABELS.email, 254).pipe(z.email({ error: `Please enter a valid ${FIELD_LABELS.email}.` })),
}

/** Ids come as numbers from code and as texts from a select. */
const locationField = z.coerce
  .number({ error: LOCATION_MESSAGE })
  .int({ error: LOCATION_MESSAGE })
  .min(1, { error: LOCATION_MESSAGE })
  .max(LAST_ID, { error: LOCATION_MESSAGE })

const dealershipField = z
  .string({ error: DEALERSHIP_PROMPT })
  .overwrite(cleanLine)
  .min(1, { error: DEALERSHIP_PROMPT, abort: true })
  .max(120, { error: DEALERSHIP_PROMPT })

const categoryField = z.enum(ENQUIRY_CATEGORIES, { error: `Please select a ${FIELD_LABELS.category}.` }).default(DEFAULT_CATEGORY)
const regoField = textOf(FIELD_LABELS.rego, 10, cleanLine).optional()

/**
 * The schema of an enquiry form of the given shape, with the messages of the source (LEAD-03 to LEAD-12). Form and server build it from the same
 * shape, so they agree; a field that the shape does not show is dropped, whatever it holds.
 */
export function enquirySchema(shape: EnquiryShape) {
  return z.object({
    ...contactFields,
    message: shape.isMessageRequired
      ? requiredText(FIELD_LABELS.message, 5000, cleanText)
      : textOf(FIELD_LABELS.message, 5000, cleanText).default(''),
    category: shape.hasCategory ? categoryField : absent,
    location_id: shape.hasLocation ? locationField : absent,
    dealership_slug: shape.hasDealership ? dealershipField : absent,
    rego: shape.hasRego ? regoField : absent,
    opt_in: z.boolean({ error: 'Please choose yes or no.' }).default(true),
  })
}

/** A valid enquiry. */
export type Enquiry = z.output<ReturnType<typeof enquirySchema>>
