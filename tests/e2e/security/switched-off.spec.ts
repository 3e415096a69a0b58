import { expect, test } from '@playwright/test'
import { ask } from '../support/http'
import { type SiteServer, startSiteServer } from '../support/site-server'
import { tokenOf } from '../support/staff'

const ADMIN = { authorization: `JWT ${tokenOf('admin@forecourt.example')}` }
let shipped: SiteServer
let open: SiteServer

test.beforeAll(async () => {
  // The first server runs without any operator settings.
  shipped = await startSiteServer({ DEV_PAGES: '', GRAPHQL: '', TRUSTED_PROXIES: '' })
  open = await startSiteServer({ GRAPHQL: 'on' })
})
test.afterAll(() => Promise.all([shipped, open].map((server) => server.kill('SIGTERM'))))

const askGraphql = (server: SiteServer, query: string, variables: Record<string, unknown> = {}) =>
  ask(server.port, '/api/graphql', { method: 'POST', headers: ADMIN, body: { query, variables } })

test('SEC-22: development pages are not served', async () => {
  for (const host of ['localhost', 'harbour.localhost'])
    for (const path of ['/dev/harbour/blocks', '/dev/harbour/ui', '/DEV/harbour/ui'])
      expect([host, path, (await ask(shipped.port, path, { host })).status]).toEqual([host, path, 404])
})

test('SEC-17: GraphQL is off by default, for staff too', async () => {
  const off = await askGraphql(shipped, '{ Vehicles(limit: 1) { docs { id } } }')
  expect([off.status, off.body]).toEqual([404, expect.stringContaining('switched off')])
  const on = await askGraphql(open, '{ Vehicles(limit: 1) { docs { id } } }')
  expect([on.status, on.body]).toEqual([200, expect.stringContaining('"docs":[{"id"')])
})

const MANY = Array.from({ length: 20 }, (_, at) => `a${at}: Vehicles(limit: 500) { docs { id make model price } }`).join(' ')
const NESTED = (levels: number): string => (levels === 0 ? 'id' : `tenant { ${NESTED(levels - 1)} }`)
test.describe('SEC-17: a query is limited in depth, aliases and cost before it runs', () => {
  for (const [name, query, variables] of [
    ['20 aliases of 500 vehicles', `{ ${MANY} }`, {}],
    ['aliases in a fragment', `fragment many on Query { ${MANY} } { ...many }`, {}],
    ['one list of everything', `{ Vehicles(limit: 0) { docs { id } } }`, {}],
    ['a list that is too long', '{ Vehicles(limit: 9000) { docs { id make } } }', {}],
    ['a limit by variable', 'query ($n: Int) { Vehicles(limit: $n) { docs { id make } } }', { n: 9_000 }],
    ['a depth of 14', `{ Pages(limit: 1) { docs { ${NESTED(12)} } } }`, {}],
  ] as const)
    test(`SEC-17: ${name} is refused`, async () => {
      const answer = await askGraphql(open, query, variables)
      expect(answer.body).toMatch(/too much at once|aliases|nests|Cannot query/)
      expect(answer.body).not.toContain('"docs":[')
    })
})

test("SEC-21: without a trusted proxy a forged X-Forwarded-For doesn't bypass limits; behind one, clients are told apart", async () => {
  const forgotten = async (server: SiteServer, range: string) => {
    const statuses: number[] = []
    for (let at = 1; at <= 8; at += 1) {
      const headers = { 'x-forwarded-for': `${range}.${at}` }
      const body = { email: 'nobody@example.com' }
      statuses.push(
        (await ask(server.port, '/api/account/forgot-password', { host: 'summit.localhost', method: 'POST', headers, body })).status,
      )
    }
    return statuses
  }
  expect(await forgotten(shipped, '198.51.100')).toContain(429)
  expect(await forgotten(open, '203.0.113')).not.toContain(429)
})
