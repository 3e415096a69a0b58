import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { dropDatabase, ensureDatabase, withDatabase } from '@scripts/postgres/databases'
import { cmsAs } from './support/cms'
import { ask } from './support/http'
import { firstCarPath, PORT, SITES } from './support/sites'
import { startSiteServer } from './support/site-server'

const HOST = 'drifter.localhost'
const run = promisify(execFile)

test('REL-05: every response has a request id, and so have the log lines of the request', async () => {
  const server = await startSiteServer({ LOG_LEVEL: 'info' })
  try {
    for (const path of ['/', '/api/search', '/no-such-page', '/icons/bold.svg'])
      expect((await ask(server.port, path, { host: HOST })).headers['x-request-id'], path).toMatch(/^[\w-]{36}$/)
    const known = `proxy-${randomUUID()}`
    const body = { failure: 'similar-cars', status: 503 }
    const origin = `http://${HOST}:${server.port}`
    const headers = { 'x-request-id': known, origin, 'sec-fetch-site': 'same-origin' }
    const told = await ask(server.port, '/api/browser-failures', { host: `${HOST}:${server.port}`, method: 'POST', headers, body })
    expect([told.status, told.headers['x-request-id']]).toEqual([204, known])
    await expect.poll(() => server.log()).toContain(`"requestId":"${known}"`)
    const line = server
      .log()
      .split('\n')
      .find((one) => one.includes(known))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 40, requestId: known, failure: 'similar-cars' })
  } finally {
    await server.kill('SIGTERM')
  }
})

test('REL-05: a process that is asked to stop finishes its requests, accepts no new ones and ends', async () => {
  const server = await startSiteServer()
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  // An address without a cache entry is rendered, and its render waits for the locked table.
  await ask(server.port, '/', { host: HOST })
  await client.query('begin; lock table redirects, pages in access exclusive mode')
  const accepted = ask(server.port, `/api/search?q=${randomUUID().slice(0, 6)}&price=1000-900000`, { host: HOST })
  const slow = ask(server.port, '/search?price=1234-765432', { host: HOST })
  await sleep(300)
  const left = server.kill('SIGTERM')
  // Each uses a new connection: existing connections are still answered and then closed.
  const connect = () =>
    new Promise<string>((resolve) => {
      const asked = http.get({ host: 'localhost', port: server.port, path: '/api/health', agent: false }, (response) => {
        resolve(String(response.resume().statusCode))
      })
      asked.on('error', () => resolve('refused'))
    })
  await expect.poll(connect, { timeout: 2_500 }).toBe('refused')
  await client.query('rollback')
  await client.end()
  expect([(await accepted).status, (await slow).status]).toEqual([200, 200])
  await left
  expect(await server.ended).toBeNull()
})

test('REL-09: asked to stop under load, a process answers every request that reached it, resets no connection and ends within 10 s', async () => {
  const server = await startSiteServer()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const failures: string[] = []
  let answered = 0
  const visit = async (visitor: number) => {
    for (;;) {
      const path = ['/', '/search', `/search?price=${visitor}000-900000`, '/api/health'][visitor % 4] ?? '/'
      const outcome = await new Promise<string>((resolve) => {
        const request = http.get({ agent, host: 'localhost', port: server.port, path, headers: { host: HOST } }, (response) => {
          response.on('end', () => resolve(response.complete && response.statusCode === 200 ? 'answered' : `${response.statusCode}`))
          response.on('error', (error) => resolve(error.message))
          response.resume()
        })
        request.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
      })
      // the listener is closed: what did not reach the process is not lost
      if (outcome === 'ECONNREFUSED') return
      if (outcome === 'answered') answered += 1
      else failures.push(outcome)
      if (visitor % 2 === 0) await sleep(50 * Math.random())
    }
  }
  const visitors = Promise.all(Array.from({ length: 16 }, (_, visitor) => visit(visitor)))
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(20)
  const before = answered
  const stopped = Date.now()
  await server.kill('SIGTERM')
  const took = Date.now() - stopped
  await visitors
  agent.destroy()
  expect(failures).toEqual([])
  expect(answered).toBeGreaterThan(before)
  expect(took).toBeLessThan(10_000)
  expect(await server.ended).toBeNull()
})

test('REL-04, REL-07: the commands back up a running site and restore it elsewhere, where a server shows its home, a car and an uploaded picture', async () => {
  test.setTimeout(240_000)
  const adminUrl = process.env.FORECOURT_TEST_ADMIN_URL ?? ''
  const name = `forecourt_test_commands_${process.pid}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-commands-'))
  const file = path.join(folder, 'backup.tar.gz')
  const elsewhere = { DATABASE_URL: withDatabase(adminUrl, name), MEDIA_DIR: path.join(folder, 'media') }
  const command = (script: string, args: string[], variables = {}) =>
    run(process.execPath, [script, `--file=${file}`, ...args], { env: { ...process.env, ...variables } })
  try {
    await dropDatabase(adminUrl, name)
    await ensureDatabase(adminUrl, name)
    expect((await command('scripts/backup.mjs', [])).stdout).toMatch(/backup\.tar\.gz: [\d,]+ rows in \d+ tables, [\d,]+ uploaded files/)
    expect((await command('scripts/restore.mjs', [], elsewhere)).stdout).toMatch(/Restored the state of .*: [\d,]+ rows in \d+ tables/)
    await expect(command('scripts/restore.mjs', [], elsewhere)).rejects.toThrow('The database is not empty')

    const [car, media] = [await firstCarPath('harbour'), (await cmsAs('admin@forecourt.example').find('media', 'sort=id'))[0]]
    const server = await startSiteServer({ ...elsewhere, DELIVER_LEADS: 'off' })
    try {
      for (const shown of ['/', car]) {
        const [here, there] = await Promise.all([PORT, server.port].map((port) => ask(port, shown, { host: 'harbour.localhost' })))
        expect([shown, there?.status]).toEqual([shown, 200])
        const titleOf = (body = '') => /<title>[^<]*/.exec(body)?.[0]
        expect(titleOf(there?.body)).toBe(titleOf(here?.body))
      }
      const picture = await ask(server.port, String(media?.url))
      expect([picture.status, picture.headers['content-type'], picture.body.length > 1_000]).toEqual([200, 'image/webp', true])
    } finally {
      await server.kill('SIGTERM')
    }
  } finally {
    await dropDatabase(adminUrl, name)
    rmSync(folder, { recursive: true, force: true })
  }
})

const CONTENT_PAGES = ['/about-us', '/fleet', '/privacy-policy', '/terms-and-conditions']

for (const [requirement, paths] of [
  ['CMS-02', CONTENT_PAGES],
  ['CMS-03', ['/vehicle-parts-and-accessories']],
] as const) {
  test(`${requirement}: every site has a page with words of its own at ${paths.join(', ')}`, async () => {
    for (const slug of SITES) {
      const host = `${slug}.localhost`
      const home = await ask(PORT, '/', { host })
      const siteName = /<meta property="og:site_name" content="([^"]+)"/.exec(home.body)?.[1] ?? ''
      expect(siteName.length, slug).toBeGreaterThan(2)
      for (const path of paths) {
        const { status, body } = await ask(PORT, path, { host })
        expect(status, `${slug}${path}`).toBe(200)
        expect(body, `${slug}${path}`).toContain(siteName)
        expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
        const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
        expect(main.match(/<h1/g)?.length, `${slug}${path}`).toBe(1)
        expect(
          main
            .replaceAll(/<[^>]+>/g, ' ')
            .trim()
            .split(/\s+/).length,
          `${slug}${path}`,
        ).toBeGreaterThan(40)
      }
    }
  })
}

test("CMS-11: 'Home' in every site's header leads to its home, made of blocks", async ({ page }) => {
  for (const slug of SITES) {
    await page.goto(`http://${slug}.localhost:${PORT}/search`)
    const home = page.getByRole('banner').locator('a[href="/"]').first()
    await home.dispatchEvent('click')
    await expect(page).toHaveURL(`http://${slug}.localhost:${PORT}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.locator('main > *').count()).toBeGreaterThan(2)
  }
})
