import { internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { healthCall } from '@/contract/operations'

/** The liveness check. It depends on nothing but the process (REL-05). */
export const GET = defineCall({ contract: healthCall, audience: internal, cache: 'no-store' }, async () => ({ status: 'alive' as const }))
