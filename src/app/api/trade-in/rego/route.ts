import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { runSql } from '@/app/account/own-form'
import { takeCall } from '@/server/rate-limit/take-call'
import { findRego } from '@/server/trade-in/rego/find-rego'

/** A register is paid by the question. */
const LOOKUP_LIMIT = { name: 'rego', calls: 10, seconds: 60 }
const PLATE = /^[A-Z0-9]{1,9}$/
const STATE = /^(QLD|NSW|ACT|VIC|TAS|SA|WA|NT)$/

const refuse = (error: string, status: number) => Response.json({ error }, { status, ...NOT_KEPT })

/** GET /api/trade-in/rego?rego={plate}&regoState={state}: the car of a plate; 404 where nobody knows it, and the visitor types the details (API-17). */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const asked = new URL(request.url).searchParams
    const rego = (asked.get('rego') ?? '').toUpperCase().replace(/[\s-]/g, '')
    const regoState = (asked.get('regoState') ?? '').toUpperCase()
    if (!PLATE.test(rego)) return refuse('Please enter a valid Rego.', 400)
    if (!STATE.test(regoState)) return refuse('Please choose a State.', 400)
    const turn = await takeCall(runSql, request.headers, tenant.id, LOOKUP_LIMIT)
    if (turn.kind === 'refused') return refuse('Please wait a minute, or type the details of your car.', 429)
    const car = await findRego({ rego, regoState })
    return car
      ? Response.json({ rego, regoState, ...car }, NOT_KEPT)
      : refuse('We could not look this rego up. Please type the details of your car.', 404)
  })
}
