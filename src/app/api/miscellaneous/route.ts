import { z } from 'zod'
import { readOwnForm } from '@/app/account/own-form'
import { logger } from '@/server/log/log'
import { payloadClient } from '@/server/payload-client'
import { saveValuation } from '@/server/trade-in/trade-in-store'

const SAVE_LIMIT = { name: 'miscellaneous', calls: 20, seconds: 60 }
const FAILURE = 'Failed to save valuation data'

const valuation = z.object({
  column_name: z.literal('valuation'),
  journey: z.string(),
  offer_price: z.number().min(0),
  offer_min: z.number().min(0),
  offer_max: z.number().min(0),
  confidence: z.number().min(0).max(1),
})

/** POST /api/miscellaneous: saves the result of a valuation on the sites that do so (API-06, TRD-06); success and failure are logged. */
export async function POST(request: Request): Promise<Response> {
  const form = await readOwnForm(request, SAVE_LIMIT)
  if (form.kind === 'answer') return form.response
  const sent = valuation.safeParse(form.submission.fields)
  if (!form.tenant.switches.saveValuation || !sent.success) return Response.json({ error: FAILURE }, { status: sent.success ? 404 : 400 })
  const { journey, column_name: _column, ...result } = sent.data
  const isSaved = await saveValuation(await payloadClient(), form.tenant.id, journey, result)
  if (isSaved) logger.info({ site: form.tenant.id }, 'a valuation was saved')
  else logger.warn({ site: form.tenant.id }, FAILURE)
  return isSaved ? Response.json({ success: true }) : Response.json({ error: FAILURE }, { status: 404 })
}
