import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planRoutes, readRoutes } from '@/server/lead-dispatch/read-destinations'
import { openSecret } from '@/server/lead-dispatch/sealed-secret'
import { call, idIn, pick, type Body } from '../access/rest'
import { buildWorld, type World } from '../access/world'
import { textOf } from '@tests/builders/mail-text'
import { type MailReceiver, sendPlatformMailTo, startMailReceiver } from './receivers'
import { run } from './site'

let world: World
let mail: MailReceiver
let dealerMail: MailReceiver
let restore: () => void

beforeAll(async () => {
  world = await buildWorld()
  mail = await startMailReceiver()
  dealerMail = await startMailReceiver()
  restore = sendPlatformMailTo(world.payload, mail)
}, 180_000)
afterAll(async () => {
  restore()
  await Promise.all([mail.close(), dealerMail.close()])
})

const SETTINGS = {
  mail_to: ['sales@northside.example'],
  smtp_security: 'starttls',
  smtp_host: 'mail.northside.example',
  smtp_user: 'me',
  keep_days: 90,
}
const SECRETS = { smtp_password: 'hunter2-hunter2', webhook_url: 'https://crm.northside.example/x', webhook_secret: 'whisper-whisper' }

const setOwner = (owner: number | null) => call('PATCH', `/tenants/${world.sites.own.tenant}`, world.tokens.admin, { json: { owner } })
const runJobs = () => world.payload.jobs.run({ queue: 'accounts', silent: true, limit: 50 })

/** Recreates the lead settings of the own site. */
async function recreateSettings(facts: Body = {}): Promise<number> {
  await run('delete from lead_settings')
  const json = { tenant: world.sites.own.tenant, ...SETTINGS, ...SECRETS, ...facts }
  return idIn(await call('POST', '/lead-settings', world.tokens.admin, { json }))
}

async function secretsOf(id: number): Promise<(string | null)[]> {
  const { rows } = await run('select smtp_password_sealed p, webhook_secret_sealed w from lead_settings where id = $1::integer', [id])
  return [rows[0]?.p, rows[0]?.w].map((sealed) => (typeof sealed === 'string' ? openSecret(sealed, world.payload.secret) : null))
}

let id: number
beforeEach(async () => {
  await setOwner(world.ids.marketing)
  id = await recreateSettings()
  await runJobs()
  mail.mails.length = 0
})

describe("SEC-20: who sets a tenant's destinations", () => {
  test.each(['anonymous', 'support', 'sales'] as const)("SEC-20: %s can't read, change, create or delete them", async (role) => {
    const token = world.tokens[role]
    const json = { ...SETTINGS, tenant: world.sites.foreign.tenant, mail_to: ['me@evil.example'] }
    const answers = [
      await call('GET', `/lead-settings/${id}`, token),
      await call('PATCH', `/lead-settings/${id}`, token, { json }),
      await call('PATCH', `/lead-settings?where[id][equals]=${id}`, token, { json }),
      await call('POST', '/lead-settings', token, { json }),
      await call('POST', `/lead-settings/${id}/duplicate`, token, { json: {} }),
      await call('DELETE', `/lead-settings/${id}`, token),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 403])
    expect((await readRoutes(world.payload, world.sites.own.tenant)).mailTo).toEqual(SETTINGS.mail_to)
  })

  test('SEC-20: the owner can read, change and create the settings of their own site, but not delete them', async () => {
    const token = world.tokens.marketing
    expect((await call('GET', `/lead-settings/${id}`, token)).status).toBe(200)
    expect((await call('PATCH', `/lead-settings/${id}`, token, { json: { mail_to: ['boss@northside.example'] } })).status).toBe(200)
    expect((await call('DELETE', `/lead-settings/${id}`, token)).status).toBe(403)
    expect((await call('POST', `/lead-settings/${id}/duplicate`, token, { json: {} })).status).toBe(404)
    await run('delete from lead_settings')
    expect((await call('POST', '/lead-settings', token, { json: { ...SETTINGS, tenant: world.sites.own.tenant } })).status).toBe(201)
  })

  test("SEC-20: staff of two sites who own one can't set the other's destinations", async () => {
    const tenants = [world.sites.own.tenant, world.sites.foreign.tenant].map((tenant) => ({ tenant }))
    await world.payload.update({ collection: 'users', id: world.ids.marketing, data: { tenants } })
    const foreign = idIn(
      await call('POST', '/lead-settings', world.tokens.admin, { json: { ...SETTINGS, tenant: world.sites.foreign.tenant } }),
    )
    const token = world.tokens.marketing
    expect([403, 404]).toContain((await call('GET', `/lead-settings/${foreign}`, token)).status)
    expect([403, 404]).toContain((await call('PATCH', `/lead-settings/${foreign}`, token, { json: { keep_days: 30 } })).status)
    await call('DELETE', `/lead-settings/${foreign}`, world.tokens.admin)
    expect((await call('POST', '/lead-settings', token, { json: { ...SETTINGS, tenant: world.sites.foreign.tenant } })).status).toBe(403)
    expect((await call('PATCH', `/lead-settings/${id}`, token, { json: { tenant: world.sites.foreign.tenant } })).status).toBe(403)
    expect((await readRoutes(world.payload, world.sites.foreign.tenant)).mailTo).toEqual([])
    await world.payload.update({ collection: 'users', id: world.ids.marketing, data: { tenants: tenants.slice(0, 1) } })
  })

  test("SEC-20: a former owner, or one who left the site's staff, has no rights", async () => {
    await setOwner(null)
    expect((await call('GET', `/lead-settings/${id}`, world.tokens.marketing)).status).toBe(403)
    await setOwner(world.ids.marketing)
    await world.payload.update({
      collection: 'users',
      id: world.ids.marketing,
      data: { tenants: [{ tenant: world.sites.foreign.tenant }] },
    })
    expect((await call('PATCH', `/lead-settings/${id}`, world.tokens.marketing, { json: { keep_days: 30 } })).status).toBe(403)
    await world.payload.update({ collection: 'users', id: world.ids.marketing, data: { tenants: [{ tenant: world.sites.own.tenant }] } })
  })

  test("SEC-20: only admins can name the owner, from the site's own staff", async () => {
    for (const role of ['support', 'marketing', 'sales'] as const) {
      await call('PATCH', `/tenants/${world.sites.own.tenant}`, world.tokens[role], { json: { owner: world.ids[role] } })
      const { owner } = await world.payload.findByID({ collection: 'tenants', id: world.sites.own.tenant, depth: 0 })
      expect(owner).toBe(world.ids.marketing)
    }
    for (const stranger of [world.sites.foreign.staff.id, world.ids.support]) {
      const answer = await setOwner(stranger)
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('this site’s staff')])
    }
  })
})

describe('SEC-20: no other setting determines destinations', () => {
  test('SEC-20: the email in the site settings, which marketing edits, is not a destination', async () => {
    await recreateSettings({ mail_to: [] })
    const json = { tenant: world.sites.own.tenant, email: 'me@evil.example' }
    expect((await call('POST', '/site-settings', world.tokens.marketing, { json })).status).toBe(201)
    const routes = await readRoutes(world.payload, world.sites.own.tenant)
    expect(JSON.stringify([routes, planRoutes(routes)])).not.toContain('evil')
  })

  const CHAT = { name: 'Talk', scriptUrl: 'https://evil.example/talk.js', openCall: 'talk.open', attributes: {} }
  test.each([
    ['chatProvider', CHAT],
    ['serviceBookingUrl', 'https://evil.example/service'],
    ['apiBase', 'https://evil.example/api'],
  ])("SEC-20: support can't change %s of a site or the platform; an admin can, and the owner is notified", async (key, value) => {
    const path = `/tenants/${world.sites.own.tenant}`
    const json = { switches: { [key]: value, hitsPerPage: 12 } }
    const refused = await call('PATCH', path, world.tokens.support, { json })
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Ask an admin')])
    expect((await call('POST', '/globals/platform', world.tokens.support, { json })).status).toBe(400)
    expect((await call('PATCH', path, world.tokens.support, { json: { switches: { hitsPerPage: 12 } } })).text).toContain('updated')
    expect((await call('PATCH', path, world.tokens.admin, { json })).text).toContain('updated')
    // A value set by an admin doesn't block support's own switches.
    expect((await call('PATCH', path, world.tokens.support, { json: { switches: { [key]: value, hitsPerPage: 24 } } })).status).toBe(200)
    await runJobs()
    expect(mail.mails.map(({ to }) => to)).toEqual([['access-marketing@access.example']])
    await call('PATCH', path, world.tokens.admin, { json: { switches: {} } })
    await runJobs()
  })
})

describe('SEC-20: a secret belongs to its destination', () => {
  const both = [SECRETS.smtp_password, SECRETS.webhook_secret]
  test.each<[string, Body, (string | null)[]]>([
    ['another host', { smtp_host: 'evil.example' }, [null, both[1] ?? null]],
    ['another port', { smtp_port: 2525 }, [null, both[1] ?? null]],
    ['another user', { smtp_user: 'you' }, [null, both[1] ?? null]],
    ['another encryption', { smtp_security: 'tls' }, [null, both[1] ?? null]],
    ['another webhook', { webhook_url: 'https://evil.example/x' }, [both[0] ?? null, null]],
    ['another host with its own password', { smtp_host: 'new.example', smtp_password: 'fresh-fresh' }, ['fresh-fresh', both[1] ?? null]],
    [
      'another webhook with its own secret',
      { webhook_url: 'https://new.example/', webhook_secret: 'new-new' },
      [both[0] ?? null, 'new-new'],
    ],
    ['the same again', { smtp_host: SETTINGS.smtp_host, smtp_port: 587, webhook_url: SECRETS.webhook_url, keep_days: 91 }, both],
  ])('SEC-20: after %s', async (_, json, left) => {
    expect(await secretsOf(id)).toEqual(both)
    expect((await call('PATCH', `/lead-settings/${id}`, world.tokens.marketing, { json })).status).toBe(200)
    expect(await secretsOf(id)).toEqual(left)
  })
})

describe('SEC-20: owner notifications', () => {
  test("SEC-20: of each change, through the platform's own mail server, without values or secrets", async () => {
    const json = {
      smtp_host: '127.0.0.1',
      smtp_port: dealerMail.port,
      smtp_password: 'fresh-fresh',
      keep_days: 30,
      mail_to: ['me@evil.example'],
    }
    expect((await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, { json })).status).toBe(200)
    await runJobs()
    expect([mail.mails.map(({ to }) => to), dealerMail.mails]).toEqual([[['access-marketing@access.example']], []])
    const text = textOf(mail.mails[0]?.raw ?? '')
    for (const words of [
      'access-admin',
      'northside cars',
      'the addresses that leads are sent to',
      'the mail server',
      'how long leads are kept',
      'the password',
    ])
      expect(text).toContain(words)
    // The raw mail may wrap lines within a value.
    for (const told of [text, mail.mails[0]?.raw]) expect(told).not.toMatch(/fresh-fresh|evil\.example|hunter2|v1\./)
  })

  test('SEC-20: not of a save that changes nothing or is refused', async () => {
    expect((await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, { json: { keep_days: 90 } })).status).toBe(200)
    expect((await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, { json: { keep_days: 5 } })).status).toBe(400)
    await runJobs()
    expect(mail.mails).toEqual([])
  })

  test('SEC-20: not of a save that the database refuses', async () => {
    await run(`create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`)
    await run('create trigger refuse_row before update on lead_settings for each row execute function refuse_row()')
    const answer = await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, { json: { keep_days: 30 } })
    await run('drop trigger refuse_row on lead_settings; drop function refuse_row()')
    await runJobs()
    expect([answer.status >= 400, mail.mails]).toEqual([true, []])
  })

  test('SEC-20: both the former and the new owner are notified of the change', async () => {
    expect((await setOwner(world.ids.sales)).status).toBe(200)
    await runJobs()
    expect(mail.mails.flatMap(({ to }) => to).toSorted()).toEqual(['access-marketing@access.example', 'access-sales@access.example'])
    expect(textOf(mail.mails[0]?.raw ?? '')).toContain('the owner of the site')
  })

  test('SEC-20: of a deletion; the mail waits while the mail server is unavailable', async () => {
    await mail.close()
    expect((await call('DELETE', `/lead-settings/${id}`, world.tokens.admin)).status).toBe(200)
    await runJobs()
    const { rows } = await run(`select has_error, total_tried from payload_jobs where task_slug = 'tell-owner'`)
    expect(rows).toEqual([{ has_error: false, total_tried: '1' }])
    await mail.open()
    await run(`update payload_jobs set wait_until = null, processing = false where task_slug = 'tell-owner'`)
    await runJobs()
    expect(mail.mails).toHaveLength(1)
  })
})

test('SEC-20: the admin shows an account what it may do', async () => {
  const may = async (role: 'marketing' | 'sales' | 'support') =>
    pick((await call('GET', '/access', world.tokens[role])).json, 'collections.lead-settings.read') !== undefined
  expect([await may('marketing'), await may('sales'), await may('support')]).toEqual([true, false, false])
})
