import { z } from 'zod'
import { FORM_KINDS } from '@/domain/leads/form/form-kinds'
import type { Contract } from './contract'

/** How long the form was open, as measured by the browser, and the idempotency key: a form sent twice becomes one lead (REL-06). */
const formMeta = {
  idempotency_key: z.string().min(8).max(80).optional().catch(undefined),
  open_seconds: z.number().optional().catch(undefined),
}

export const leadCall = {
  method: 'POST',
  path: '/api/leads',
  summary: 'Submits a form; the other fields are those of the form’s kind',
  audience: 'site',
  request: z.looseObject({
    ...formMeta,
    form: z
      .unknown()
      .meta({ enum: [...FORM_KINDS] })
      .optional()
      .describe('The kind of form; an enquiry by default'),
    car_slug: z.unknown().optional().describe('The id or slug of the car'),
  }),
  answer: z.object({
    lead_id: z.int().nullable(),
    event: z.int().nullable().describe('The analytics event to report'),
    car_id: z.int().nullable(),
  }),
  isForm: true,
  refusals: [409],
} satisfies Contract

const time = z.object({ value: z.string(), label: z.string(), isFree: z.boolean() })
const day = z.object({ date: z.string(), weekday: z.string(), day: z.int(), month: z.string(), times: z.array(time).readonly() })

export const appointmentsCall = {
  method: 'GET',
  path: '/api/appointments',
  summary: 'The times for test drives at a location',
  audience: 'site',
  request: z
    .object({ location_id: z.string().optional(), car_id: z.string().optional().describe('The id or slug of a car there') })
    .refine(({ location_id, car_id }) => location_id !== undefined || car_id !== undefined, 'Please say at which location.'),
  answer: z.object({ location_id: z.int(), days: z.array(day) }),
  refusals: [404],
} satisfies Contract
