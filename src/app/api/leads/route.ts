import { z } from 'zod'
import { CAR_ENQUIRY_CATEGORY, carEnquiryShape } from '@/domain/leads/car-enquiry'
import { enquirySchema } from '@/domain/leads/enquiry-schema'
import { toLead } from '@/domain/leads/lead'
import { judgeSubmission, SPAM_TRAP } from '@/domain/leads/spam-trap'
import { visitSchema } from '@/domain/leads/visit'
import { readSubmission, type Submission } from '@/app/read-submission'
import { readTenantCall } from '@/app/tenant-call'
import { answerRefusal, answerSuccess } from '@/app/lead-answers'
import { storeLead } from '@/server/leads/store-lead'
import { findVehicle } from '@/server/vehicles/find-vehicles'

const frame = z.object({
  car_slug: z.string().max(200).optional(),
  idempotency_key: z
    .string()
    .min(8)
    .max(80)
    .catch(() => crypto.randomUUID()),
  /** Milliseconds since 1970, when the form was opened; absent without JavaScript. */
  started_at: z.coerce.number().int().positive().optional().catch(undefined),
})

function isSameSite(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
}

function isScript({ fields }: Submission, startedAt: number | undefined): boolean {
  const openSeconds = startedAt === undefined ? null : (Date.now() - startedAt) / 1000
  return judgeSubmission(fields[SPAM_TRAP.fieldName], openSeconds).kind === 'script'
}

/** POST /api/leads: an enquiry from a form, with or without JavaScript (LEAD-16, LEAD-17, API-15). */
export async function POST(request: Request): Promise<Response> {
  const call = await readTenantCall(request)
  if (!call) return Response.json({ error: 'There is no site at this address.' }, { status: 404 })
  if (!isSameSite(request)) return Response.json({ error: 'Please send this form from our own site.' }, { status: 403 })
  const submission = await readSubmission(request)
  if (submission.kind === 'refused') return Response.json({ error: submission.problem }, { status: submission.status })
  const about = frame.safeParse(submission.fields)
  if (!about.success) return answerRefusal(submission, { form: ['This form is out of date. Please load the page again.'] })
  // a script is thanked and forgotten: it learns nothing
  if (isScript(submission, about.data.started_at)) return answerSuccess(submission, null)
  const { tenant } = call
  const enquiry = enquirySchema(carEnquiryShape(tenant.switches)).safeParse({
    ...submission.fields,
    opt_in: submission.fields.opt_in !== 'false' && submission.fields.opt_in !== false,
  })
  if (!enquiry.success) return answerRefusal(submission, z.flattenError(enquiry.error).fieldErrors)
  const vehicle = about.data.car_slug ? await findVehicle(tenant, about.data.car_slug) : null
  const lead = toLead(enquiry.data, {
    visit: visitSchema.parse(submission.fields.visit ?? { url: request.headers.get('referer') ?? '' }),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 400),
    vehicle,
    category: CAR_ENQUIRY_CATEGORY,
    subcategory: null,
    manufacturerSlug: null,
    dealershipSlug: null,
    leadId: null,
  })
  const { id } = await storeLead(tenant.id, lead, about.data.idempotency_key)
  return answerSuccess(submission, id)
}
