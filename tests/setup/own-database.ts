import { afterAll } from 'vitest'
import { cloneDatabase, dropDatabase, withDatabase } from '@scripts/postgres/databases'
import { TEMPLATE } from '@scripts/test/test-database'

// Runs before each test file: a fresh copy of the seeded database, so that no file sees what another wrote. The files of one worker share
// its modules, Payload and its pool, whose connections find the new copy by its old name: no file closes them.
const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
const name = `forecourt_test_${process.env.VITEST_POOL_ID ?? '1'}_${process.pid}`

await cloneDatabase(adminUrl, TEMPLATE, name)
process.env.DATABASE_URL = withDatabase(adminUrl, name)
// the tests of deliveries deliver by themselves, to receivers of their own
process.env.DELIVER_LEADS = 'off'
// off by default; its access rules are tested all the same
process.env.GRAPHQL = 'on'

afterAll(() => dropDatabase(adminUrl, name))
