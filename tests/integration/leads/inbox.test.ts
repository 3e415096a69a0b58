import { parse } from 'papaparse'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, idIn, pick, type Body } from '../access/rest'
import { buildWorld, type Role, type Side, type World } from '../access/world'
import { run } from './site'

let world: World
beforeAll(async () => {
  world = await buildWorld()
}, 180_000)

let count = 0

/** Creates a lead on one side as a form would, with a dead letter. */
async function makeLead(side: Side, facts: Body = {}): Promise<number> {
  count += 1
  const { id } = await world.payload.create({
    collection: 'leads',
    data: {
      name: `Shopper ${count}`,
      category: 'Sales',
      kind: 'enquiry',
      status: 'new',
      tenant: world.sites[side].tenant,
      idempotency_key: `inbox-${count}`,
      ...facts,
    },
  })
  await world.payload.create({
    collection: 'lead-deliveries',
    data: { lead: id, tenant: world.sites[side].tenant, destination: 'mail', target: 'sales@a.example', state: 'dead', attempts: 3 },
  })
  return id
}

const inbox = async (role: Role, query = '') => call('GET', `/leads/inbox?${query}`, world.tokens[role])

async function idsIn(role: Role, query = ''): Promise<unknown[]> {
  const rows = pick((await inbox(role, query)).json, 'rows')
  return Array.isArray(rows) ? rows.map((row: unknown) => pick(row, 'id')) : []
}

describe('ADM-18, SEC-01: the inbox', () => {
  test("ADM-18, SEC-01: sales see their own site's leads, an admin all leads, others none", async () => {
    const [own, foreign] = [await makeLead('own'), await makeLead('foreign')]
    expect(await idsIn('sales')).toContain(own)
    expect(await idsIn('sales')).not.toContain(foreign)
    expect(await idsIn('admin')).toEqual(expect.arrayContaining([own, foreign]))
    for (const role of ['anonymous', 'support', 'marketing'] as const) expect((await inbox(role)).status).toBe(403)
    expect((await call('GET', '/leads/export', world.tokens.marketing)).status).toBe(403)
    expect((await call('GET', `/leads/${foreign}/trace`, world.tokens.sales)).status).toBe(404)
    expect((await call('POST', `/leads/${foreign}/resend`, world.tokens.sales)).status).toBe(404)
  })

  test('ADM-18, REL-01: concurrent changes to one lead are all saved', async () => {
    const leads = await Promise.all([1, 2, 3, 4].map(() => makeLead('own')))
    const patch = (id: number, body: Body) => call('PATCH', `/leads/${id}`, world.tokens.sales, { json: body })
    await Promise.all(
      leads.flatMap((id) => [
        patch(id, { status: 'contacted' }),
        patch(id, { notes: 'Rang, no answer.' }),
        world.payload.update({ collection: 'leads', id, data: { subcategory: '3. Offer Accepted' }, depth: 0 }),
      ]),
    )
    const kept = await Promise.all(leads.map((id) => world.payload.findByID({ collection: 'leads', id, depth: 0 })))
    expect(kept.map(({ status, notes, subcategory }) => [status, notes, subcategory])).toEqual(
      leads.map(() => ['contacted', 'Rang, no answer.', '3. Offer Accepted']),
    )
    expect((await call('PATCH', '/leads/none', world.tokens.sales, { json: { notes: 'x' } })).status).toBe(400)
  })

  test('ADM-18: filters by state, form, location, owner, age and text', async () => {
    const rare = await makeLead('own', {
      ...{
        name: 'Konstantinos',
        last_name: 'Papadimitropoulos',
        phone: '+61491570157',
        status: 'won',
        kind: 'finance',
        location_id: '4242',
        owner: world.ids.sales,
        first_reply_at: new Date().toISOString(),
      },
    })
    const queries = [
      ...['status=won', 'kind=finance', 'location=4242', 'owner=me', 'text=konstan', 'status=won&kind=finance&age=today'],
      // By the full name, and by the phone number in its displayed and international form.
      ...['text=Konstantinos+Papadimitropoulos', 'text=Papadimitropoulos+konst', 'text=0491+570+157', 'text=%2B61+491570157'],
    ]
    for (const query of queries) expect([query, await idsIn('sales', query)]).toEqual([query, [rare]])
    expect(await idsIn('sales', 'owner=nobody')).not.toContain(rare)
  })

  test('ADM-18, SEC-01: the open lead is returned beside the filtered ones, unless it belongs to another site', async () => {
    const [open, foreign, lost] = [await makeLead('own'), await makeLead('foreign'), await makeLead('own', { kind: 'parts' })]
    const { json } = await inbox('sales', `kind=parts&open=${open},${foreign},${lost}`)
    expect(json).toMatchObject({ rows: [{ id: lost }], open: [{ id: open, status: 'new' }], total: 1 })
    expect((await inbox('sales', 'kind=parts&page=7')).json).toMatchObject({ rows: [{ id: lost }], page: 1, open: [] })
  })

  test('ADM-18: a lead keeps the name of an owner who left', async () => {
    const left = await world.payload.create({
      collection: 'users',
      data: { name: 'Left Long Ago', email: 'left@a.example', password: 'Forecourt-26-left', role: 'marketing', tenants: [] },
    })
    const id = await makeLead('own', { kind: 'careers' })
    await run('update leads set owner_id = $2::integer where id = $1::integer', [id, left.id])
    const { json } = await inbox('sales', 'kind=careers')
    expect(json).toMatchObject({ rows: [{ id, owner: { id: left.id, name: 'Left Long Ago' } }] })
    expect(JSON.stringify(pick(json, 'staff'))).not.toContain('Left Long Ago')
    expect((await call('GET', '/leads/export?kind=careers', world.tokens.sales)).text).toContain('Left Long Ago')
  })

  test('ADM-18: a lead without a reply is late after 120 minutes, and a reply stops its clock for good', async () => {
    const id = await makeLead('own')
    await run(`update leads set created_at = now() - interval '121 minutes' where id = $1::integer`, [id])
    expect(await idsIn('sales', 'age=late')).toEqual([id])
    await call('PATCH', `/leads/${id}`, world.tokens.sales, { json: { status: 'contacted' } })
    expect(await idsIn('sales', 'age=late')).toEqual([])
    const { first_reply_at } = await world.payload.findByID({ collection: 'leads', id, depth: 0 })
    expect(Date.now() - Date.parse(first_reply_at ?? '')).toBeLessThan(20_000)
    await call('PATCH', `/leads/${id}`, world.tokens.sales, { json: { status: 'won' } })
    expect((await world.payload.findByID({ collection: 'leads', id, depth: 0 })).first_reply_at).toBe(first_reply_at)
  })

  test("ADM-18, SEC-01: a lead can only be assigned to its own site's staff", async () => {
    const id = await makeLead('own')
    const give = (owner: number | null) => call('PATCH', `/leads/${id}`, world.tokens.sales, { json: { owner, notes: 'Rang twice' } })
    expect((await give(world.ids.sales)).status).toBe(200)
    const refused = await give(world.sites.foreign.staff.id)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('works for this site')])
    expect((await give(null)).status).toBe(200)
    expect(await world.payload.findByID({ collection: 'leads', id, depth: 0 })).toMatchObject({ owner: null, notes: 'Rang twice' })
  })

  test('ADM-18: a dead letter can be sent again, and its trace says so', async () => {
    const id = await makeLead('own')
    expect((await call('POST', `/leads/${id}/resend?destination=fax`, world.tokens.sales)).status).toBe(400)
    expect((await call('POST', `/leads/${id}/resend?destination=adf`, world.tokens.sales)).status).toBe(409)
    expect(await call('POST', `/leads/${id}/resend?destination=mail`, world.tokens.sales)).toMatchObject({
      status: 200,
      json: { count: 1 },
    })
    const { json } = await call('GET', `/leads/${id}/trace`, world.tokens.sales)
    expect(json).toMatchObject({ deliveries: [{ destination: 'mail', state: 'waiting', attempts: [{ outcome: 'resent' }] }] })
  })

  test('ADM-18: the export contains the filtered leads', async () => {
    await makeLead('own', {
      ...{ name: 'Exported', message: '=1+1', status: 'lost', kind: 'finance', owner: world.ids.sales, notes: 'Bought elsewhere' },
      lead_attributes: { answers: { Employment: 'Full time', Deposit: '5000' } },
    })
    const { status, text } = await call('GET', '/leads/export?status=lost', world.tokens.sales)
    const { data } = parse<Record<string, string>>(text.trimEnd(), { header: true })
    expect([status, data.length]).toEqual([200, 1])
    expect(data[0]).toMatchObject({
      ...{ name: 'Exported', message: "'=1+1", kind: 'finance', owner: expect.stringMatching(/./), notes: 'Bought elsewhere' },
      ...{ answers: 'Deposit: 5000\nEmployment: Full time', reply_minutes: '0' },
    })
  })

  test('SEC-05: deleting a lead deletes all its deliveries', async () => {
    const id = await makeLead('own')
    expect((await call('DELETE', `/leads/${id}`, world.tokens.admin)).status).toBe(200)
    expect((await world.payload.count({ collection: 'lead-deliveries', where: { lead: { equals: id } } })).totalDocs).toBe(0)
  })
})

describe('SEC-02: secrets of the lead settings', () => {
  test('SEC-02: a password is encrypted, never returned, kept by an empty value and replaced by a new one', async () => {
    const { tenant } = world.sites.own
    const json = { tenant, smtp_security: 'tls', keep_days: 90, smtp_password: 'hunter2-hunter2' }
    const made = await call('POST', '/lead-settings', world.tokens.admin, { json })
    const id = idIn(made)
    const sealedNow = async () =>
      (await run('select smtp_password, smtp_password_sealed from lead_settings where id = $1::integer', [id])).rows[0]
    const first = await sealedNow()
    expect([first?.smtp_password, String(first?.smtp_password_sealed).startsWith('v1.')]).toEqual([null, true])
    const changed = await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, {
      json: { smtp_password: '', smtp_password_sealed: 'mine', mail_from: 'a@b.example' },
    })
    expect(changed.status).toBe(200)
    expect(await sealedNow()).toEqual(first)
    await call('PATCH', `/lead-settings/${id}`, world.tokens.admin, { json: { smtp_password: 'another' } })
    expect((await sealedNow())?.smtp_password_sealed).not.toBe(first?.smtp_password_sealed)
    for (const answer of [made, changed, await call('GET', `/lead-settings/${id}`, world.tokens.admin)]) {
      expect(answer.text).not.toMatch(/hunter2|sealed|v1\./)
    }
  })

  test.each([
    ['a webhook without https', { webhook_url: 'http://crm.example.com/' }, /https/],
    ['an invalid address', { mail_to: ['sales'] }, /whole email/],
    ['a mail server with a path', { smtp_host: 'mail.example/inbox' }, /name of the mail server/],
  ])('SEC-02: %s is refused with a reason', async (_, json, message) => {
    const { tenant } = world.sites.foreign
    const answer = await call('POST', '/lead-settings', world.tokens.admin, {
      json: { tenant, smtp_security: 'tls', keep_days: 90, ...json },
    })
    expect([answer.status, answer.text]).toEqual([400, expect.stringMatching(message)])
  })
})
