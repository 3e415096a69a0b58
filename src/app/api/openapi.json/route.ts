import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { describeApi } from '@/contract/openapi'
import { descriptionCall } from '@/contract/operations'

/** GET /api/openapi.json: what every public call takes and answers, made of the schemas that the routes parse by (API-15). */
export const GET = defineCall({ contract: descriptionCall, audience: site, cache: 'public, max-age=300' }, async ({ tenant }) =>
  describeApi(tenant.origin),
)
