import { internal } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { healthCall } from '@/contract/operations'

/** Alive: the process answers. Asks nothing of anybody (REL-05). */
export const GET = defineCall({ contract: healthCall, audience: internal, cache: 'no-store' }, async () => ({ status: 'alive' as const }))
