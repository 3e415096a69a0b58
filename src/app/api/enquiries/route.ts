import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { BUSY } from '@/app/leads/lead-answers'
import { handleLead } from '@/app/leads/handle-lead'
import { leadCall } from '@/contract/leads'

/** A limit for attempts of one visitor on one site, valid or not (SEC-02). */
const ATTEMPT_LIMIT = { name: 'lead-attempt', calls: 40, seconds: 60, busy: BUSY }

/**
 * POST /api/leads on a site, which the proxy rewrites to this route: a form of any kind, with or without JavaScript (LEAD-16, LEAD-17,
 * API-15).
 */
export const POST = defineCall({ contract: leadCall, audience: site, limit: ATTEMPT_LIMIT, keepsForm: true }, handleLead)
