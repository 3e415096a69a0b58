import '@tests/setup/next-runtime'
import { databasePool } from '@/server/database/pool'
import { onTransaction } from '@/server/database/transaction'
import { logger } from '@/server/process/log'
import { payloadClient } from '@/server/process/payload-client'

// A process of the site for `log.test.ts`. Runs failing queries with personal values, and logs the errors with both loggers.

const SECRET = process.argv[2] ?? ''
// Node ends a process with exit code 13 when nothing but a top-level await is left, which can happen for a moment between two imports.
const keepAlive = setInterval(() => {}, 1_000)
const payload = await payloadClient()
const run = await onTransaction({ payload })
const statements: (readonly [text: string, params: unknown[]])[] = [
  ['select $1::text::enum_leads_status', [SECRET]],
  ['select $1::text::integer', [SECRET]],
  ['insert into redirects (tenant_id, "from", "to", note) select id, $1, null, $2 from tenants limit 1', [SECRET, SECRET]],
  ['insert into captured_mails (tenant_id, subject, "to", "from", body, message_id) select id, $1, $1, $1, $1, $1 from tenants', [SECRET]],
  ['select $1::text::jsonb', [`{"${SECRET}`]],
]
for (const [text, params] of statements) {
  for (const query of [run, (sql: string, values: unknown[]) => databasePool().query(sql, values)]) {
    const failure: unknown = await query(text, params).then(
      () => 'nothing failed',
      (error: unknown) => error,
    )
    logger.error({ err: failure }, 'a query failed')
    payload.logger.error({ err: failure, msg: 'a query failed' })
    payload.logger.error(failure)
    console.error(failure, String(failure), JSON.stringify(failure))
  }
}
clearInterval(keepAlive)
process.exit(0)
