import { afterAll } from 'vitest'
import { cloneDatabase, dropDatabase, withDatabase } from '@scripts/postgres/databases'
import { TEMPLATE } from '@scripts/test/test-database'
import { processGlobal } from '@/server/cache/process-global'

// Runs before each test file: creates a fresh copy of the seeded database, so that no file sees what another wrote. The files of one worker
// share its modules, Payload and its pool, which reconnects to the new copy under the same name, so no file may close it.
const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
const name = `forecourt_test_${process.env.VITEST_POOL_ID ?? '1'}_${process.pid}`

await cloneDatabase(adminUrl, TEMPLATE, name)
process.env.DATABASE_URL = withDatabase(adminUrl, name)
// A page cache that an earlier file created would return what was read from that file's database.
processGlobal('forecourt.page-cache').value = undefined
// Tests of deliveries deliver by themselves, to their own receivers.
process.env.DELIVER_LEADS = 'off'
// Off by default, but its access rules are tested.
process.env.GRAPHQL = 'on'

afterAll(() => dropDatabase(adminUrl, name))
