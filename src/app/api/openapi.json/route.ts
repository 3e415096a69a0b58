import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { describeApi } from '@/contract/openapi'
import { descriptionCall } from '@/contract/operations'

/**
 * GET /api/openapi.json: describes the requests and answers of every public call, generated from the schemas that the routes validate with
 * (API-15).
 */
export const GET = defineCall({ contract: descriptionCall, audience: site, cache: 'public, max-age=300' }, async ({ tenant }) =>
  describeApi(tenant.origin),
)
