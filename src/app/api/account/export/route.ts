import { shopper } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { exportCall } from '@/contract/account'
import { exportOwnData } from '@/server/account/own-data'

/** GET /api/account/export: returns all data that the site stores about a shopper, as a file (SEC-05). */
export const GET = defineCall(
  { contract: exportCall, audience: shopper },
  async ({ tenant, session }) =>
    new Response(JSON.stringify(await exportOwnData(tenant, session.shopper), null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${tenant.slug}-my-data.json"`,
        'cache-control': 'private, no-store',
      },
    }),
)
