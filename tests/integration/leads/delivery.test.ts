import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverDue } from '@/server/lead-dispatch/deliver-due'
import { eraseOldLeads } from '@/server/lead-dispatch/erase-old-leads'
import { claimDeliveries, requeueDeliveries, resendDeliveries } from '@/server/lead-dispatch/outbox'
import { signWebhook } from '@/server/lead-dispatch/send-webhook'
import { textOf } from '@tests/builders/mail-text'
import { type HookReceiver, type MailReceiver, startHookReceiver, startMailReceiver } from './receivers'
import { courierOf, deliverAll, findCar, openPayload, PERSON, run, sendForm, tenantId } from './site'

let payload: Payload
let mail: MailReceiver
let hook: HookReceiver
let harbour: number
let slug: string

beforeAll(async () => {
  payload = await openPayload()
  mail = await startMailReceiver()
  hook = await startHookReceiver()
  harbour = await tenantId(payload, 'harbour')
  slug = (await findCar('harbour')).slug
}, 120_000)
afterAll(() => Promise.all([mail.close(), hook.close()]))

async function updateSettings(changed: Record<string, unknown> = {}): Promise<void> {
  await payload.delete({ collection: 'lead-settings', where: { tenant: { equals: harbour } } })
  await payload.create({
    collection: 'lead-settings',
    data: {
      tenant: harbour,
      mail_to: ['sales@harbour.example', 'second@harbour.example'],
      mail_from: 'leads@harbour.example',
      smtp_host: '127.0.0.1',
      smtp_port: mail.port,
      smtp_security: 'starttls',
      adf_to: 'adf@crm.example',
      webhook_secret: 'whisper',
      keep_days: 730,
      ...changed,
    },
  })
  // An https receiver would need a certificate, so the address is stored without the form, which requires https.
  await run('update lead_settings set webhook_url = $1 where tenant_id = $2::integer', [hook.url, harbour])
}

beforeEach(async () => {
  await run('delete from lead_deliveries')
  mail.mails.length = 0
  hook.calls.length = 0
  mail.refuseWith(null)
  hook.answerWith(200)
  await updateSettings()
})

async function makeLead(message = 'Is it still there?'): Promise<number> {
  const form = { ...PERSON, form: 'test-drive', car_slug: slug, message, idempotency_key: crypto.randomUUID() }
  const { json } = await sendForm(form)
  if (typeof json === 'object' && json !== null && 'lead_id' in json && typeof json.lead_id === 'number') return json.lead_id
  throw new Error(JSON.stringify(json))
}

async function statesOf(lead: number): Promise<Record<string, string>> {
  const { docs } = await payload.find({ collection: 'lead-deliveries', where: { lead: { equals: lead } }, depth: 0 })
  return Object.fromEntries(docs.map(({ destination, state }) => [destination, state]))
}

const ALL_DONE = { mail: 'delivered', adf: 'delivered', webhook: 'delivered' }

describe('ADM-18: a lead reaches its destinations', () => {
  test('ADM-18: a mail, an ADF document and a signed webhook are received', async () => {
    const lead = await makeLead()
    await deliverAll(payload)
    expect(await statesOf(lead)).toEqual(ALL_DONE)
    const notice = mail.mails.find(({ to }) => to.includes('sales@harbour.example'))
    expect(notice?.to).toEqual(['sales@harbour.example', 'second@harbour.example'])
    expect(textOf(notice?.raw ?? '')).toContain('Name: Alannah Whitmore\nMobile: 0491 570 156')
    expect(notice?.raw).toMatch(/^Reply-To: alannah@example.com/im)
    const adf = mail.mails.find(({ to }) => to.includes('adf@crm.example'))
    expect(adf?.raw).toMatch(/^Content-Type: text\/plain/im)
    expect(textOf(adf?.raw ?? '')).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf><prospect status="new">/,
    )
    const [call] = hook.calls
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ id: lead, name: 'Alannah', subcategory: 'Test Drive' })
    const timestamp = Number(call?.headers['x-forecourt-timestamp'])
    expect(Math.abs(timestamp - Date.now() / 1000)).toBeLessThan(30)
    expect(call?.headers['x-forecourt-signature']).toBe(signWebhook(call?.body ?? '', timestamp, 'whisper'))
    expect(call?.headers['idempotency-key']).toBe(`lead-${harbour}-${lead}`)
  })

  test('REL-01: destinations that were unavailable get the lead when they recover, others at once', async () => {
    await mail.close()
    await hook.close()
    const lead = await makeLead()
    await deliverAll(payload)
    expect(await statesOf(lead)).toEqual({ mail: 'waiting', adf: 'waiting', webhook: 'waiting' })
    await hook.open()
    await deliverAll(payload)
    expect(await statesOf(lead)).toEqual({ mail: 'waiting', adf: 'waiting', webhook: 'delivered' })
    await mail.open()
    await deliverAll(payload)
    expect(await statesOf(lead)).toEqual(ALL_DONE)
    expect([mail.mails.length, hook.calls.length]).toEqual([2, 1])
    const { docs } = await payload.find({ collection: 'lead-deliveries', where: { destination: { equals: 'mail' } }, depth: 0 })
    expect(docs[0]).toMatchObject({ attempts: 3, trace: [{ outcome: 'failed' }, { outcome: 'failed' }, { outcome: 'delivered' }] })
  })

  test('ADM-18, REL-01: a recipient unknown to the mail server is recorded in the trace; the others get the mail', async () => {
    await updateSettings({ mail_to: ['sales@harbour.example', 'gone@harbour.example'] })
    const lead = await makeLead()
    await deliverAll(payload)
    expect(mail.mails.find(({ to }) => to.includes('sales@harbour.example'))).toBeDefined()
    const { rows } = await run(`select state, trace from lead_deliveries where lead_id = $1::integer and destination = 'mail'`, [lead])
    expect(rows).toMatchObject([
      { state: 'delivered', trace: [{ note: expect.stringMatching(/^Refused for gone@harbour.example\. 250/) }] },
    ])
  })

  test('ADM-18: an ADF document sent again says so if the first one arrived, otherwise it is new', async () => {
    const statuses = () => mail.mails.flatMap(({ raw }) => /<prospect status="(\w+)">/.exec(textOf(raw))?.[1] ?? [])
    mail.refuseWith(554)
    const lead = await makeLead()
    await deliverAll(payload)
    mail.refuseWith(null)
    await resendDeliveries(run, lead, 'adf')
    await deliverAll(payload)
    expect(statuses()).toEqual(['new'])
    await resendDeliveries(run, lead, 'adf')
    await deliverAll(payload)
    expect(statuses()).toEqual(['new', 'resend'])
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('REL-01, TRD-05: receivers see each change of a lead as new, but not a retry, automatic or manual', async () => {
    const lead = await makeLead()
    await deliverAll(payload)
    for (const reason of ['Sent again: the fee was paid', 'Sent again: a payment needs your attention']) {
      await requeueDeliveries(run, lead, reason)
      await deliverAll(payload)
    }
    await resendDeliveries(run, lead, 'webhook')
    await deliverAll(payload)
    const base = `lead-${harbour}-${lead}`
    expect(hook.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([base, `${base}-2`, `${base}-3`, `${base}-3`])
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(6)
  })

  test('REL-01: after a failure the next attempt is seconds later, not immediate', async () => {
    hook.answerWith(503)
    await makeLead()
    const courier = courierOf(payload)
    expect(await deliverDue(courier)).toBe(3)
    expect(await deliverDue(courier)).toBe(0)
    const { rows } = await run(`select extract(epoch from due_at - now()) wait from lead_deliveries where state = 'waiting'`)
    expect(rows).toHaveLength(1)
    expect(Number(rows[0]?.wait)).toBeGreaterThan(2)
    expect(Number(rows[0]?.wait)).toBeLessThan(6)
  })

  test.each([
    ['a webhook that refuses', async () => hook.answerWith(410), { ...ALL_DONE, webhook: 'dead' }],
    ['a webhook that redirects', async () => hook.answerWith(302, { location: 'http://127.0.0.1:1/' }), { ...ALL_DONE, webhook: 'dead' }],
    ['a mail server that refuses permanently', async () => mail.refuseWith(554), { mail: 'dead', adf: 'dead', webhook: 'delivered' }],
    ['a mail server that is full', async () => mail.refuseWith(452), { mail: 'waiting', adf: 'waiting', webhook: 'delivered' }],
    [
      'a wrong password waits to be put right',
      () => updateSettings({ smtp_user: 'me', smtp_password: 'wrong' }),
      { mail: 'waiting', adf: 'waiting', webhook: 'delivered' },
    ],
    ['the right one is taken', () => updateSettings({ smtp_user: 'me', smtp_password: 'right' }), ALL_DONE],
  ])('ADM-18: %s', async (_, prepare, expected) => {
    await prepare()
    const lead = await makeLead()
    await deliverAll(payload)
    expect(await statesOf(lead)).toEqual(expected)
  })

  test('REL-01: a lead without a valid document delays no other, and becomes a dead letter after two days', async () => {
    const [poison, sound] = [await makeLead('poison'), await makeLead('sound')]
    await run(`update leads set created_at = 'infinity' where id = $1::integer`, [poison])
    await deliverAll(payload)
    expect(await statesOf(sound)).toEqual(ALL_DONE)
    expect(Object.values(await statesOf(poison))).not.toContain('delivered')
    await run(`update lead_deliveries set created_at = now() - interval '2 days', due_at = now() where lead_id = $1::integer`, [poison])
    await deliverAll(payload)
    expect(await statesOf(poison)).toEqual({ mail: 'dead', adf: 'dead', webhook: 'dead' })
    await run('update leads set created_at = now() where id = $1::integer', [poison])
  })

  test('REL-01: two processes at once deliver each lead once', async () => {
    await Promise.all([makeLead('one'), makeLead('two'), makeLead('three')])
    await Promise.all([deliverDue(courierOf(payload)), deliverDue(courierOf(payload)), deliverDue(courierOf(payload))])
    expect([mail.mails.length, hook.calls.length]).toEqual([6, 3])
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(6)
  })

  test("REL-01: a dead process's deliveries are taken over when its lease ends, under the same id", async () => {
    await makeLead()
    expect(await claimDeliveries(run, 10, 60)).toHaveLength(3)
    expect(await claimDeliveries(run, 10, 60)).toHaveLength(0)
    await run(`update lead_deliveries set leased_until = now() - interval '1 second'`)
    expect(await deliverDue(courierOf(payload))).toBe(3)
    expect(hook.calls).toHaveLength(1)
  })

  test('REL-01: an unresponsive destination delays no other lead, and its process renews the lease', async () => {
    const answer = hook.hold()
    const first = await makeLead('first')
    const done = deliverDue(courierOf(payload, 1))
    await expect.poll(() => statesOf(first)).toEqual({ ...ALL_DONE, webhook: 'waiting' })
    const second = await makeLead('second')
    await expect.poll(() => statesOf(second), { timeout: 5_000 }).toEqual({ ...ALL_DONE, webhook: 'waiting' })
    await sleep(1_500)
    expect(await claimDeliveries(run, 10, 1)).toEqual([])
    answer()
    expect(await done).toBe(6)
    expect([await statesOf(first), await statesOf(second), hook.calls.length]).toEqual([ALL_DONE, ALL_DONE, 2])
  })

  test('ADM-18: a site without a mail server has its mails captured, once each, also without any recipient', async () => {
    await payload.delete({ collection: 'lead-settings', where: { tenant: { equals: harbour } } })
    const lead = await makeLead()
    await deliverAll(payload)
    await run(`update lead_deliveries set state = 'waiting', due_at = now() where lead_id = $1::integer`, [lead])
    await deliverAll(payload)
    const { docs } = await payload.find({ collection: 'captured-mails', where: { lead: { equals: lead } }, depth: 0 })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ subject: expect.stringContaining('Test Drive'), body: expect.stringContaining('0491 570 156') })
    expect(mail.mails).toHaveLength(0)
  })

  test('SEC-02: outside tests, destinations on this machine are not called', async () => {
    const lead = await makeLead()
    await deliverDue(courierOf(payload, 60, false))
    expect(await statesOf(lead)).toEqual({ mail: 'dead', adf: 'dead', webhook: 'dead' })
    expect([mail.mails.length, hook.calls.length]).toEqual([0, 0])
  })
})

describe("SEC-05: personal data is deleted after the site's retention period", () => {
  test('SEC-05: unused accounts are deleted, accounts in use or with a reservation are not; account mails are deleted after a month', async () => {
    await updateSettings({ keep_days: 30 })
    const make = async (email: string) => {
      const person = { name: 'Alannah', phone: '+61491570156', email, password: 'correct-horse-9', username: `${harbour}:${email}` }
      return (await payload.create({ collection: 'shoppers', data: { ...person, tenant: harbour }, depth: 0 })).id
    }
    const [unused, used, reserved] = [await make('unused@example.com'), await make('used@example.com'), await make('reserved@example.com')]
    await run(`update shoppers set updated_at = now() - interval '31 days' where id = any($1::integer[])`, [[unused, reserved]])
    const lead = await makeLead('reserved')
    await run('update leads set shopper_id = $2::integer where id = $1::integer', [lead, reserved])
    await run(
      `insert into reservations (tenant_id, state, mode, lead_id, car_id, car_slug, car_name, amount, key_hash)
       values ($1::integer, 'paid', 'reserve', $2::integer, 999999, 'car', 'Car', 20000, 'kept-account')`,
      [harbour, lead],
    )
    const mailOf = async (age: string) =>
      run(
        `insert into captured_mails (tenant_id, subject, "to", "from", body, message_id, created_at)
         values ($1::integer, 'Reset', 'a@example.com', 'b@example.com', 'link', $2, now() - $3::interval)`,
        [harbour, age, age],
      )
    await Promise.all([mailOf('31 days'), mailOf('1 days')])
    await eraseOldLeads(run, Date.now() + 4 * 3_600_000)
    const { rows } = await run('select id from shoppers where id = any($1::integer[]) order by id', [[unused, used, reserved]])
    expect(rows.map(({ id }) => id)).toEqual([used, reserved])
    const { rows: mails } = await run(`select message_id from captured_mails where message_id like '% days'`)
    expect(mails).toEqual([{ message_id: '1 days' }])
    await run(`delete from reservations where key_hash = 'kept-account'`)
  })

  test('SEC-05: a trade-in without a lead is deleted after a month', async () => {
    const begin = (age: string) =>
      run('insert into trade_ins (tenant_id, rego, key_hash, updated_at) values ($1::integer, $2, $3, now() - $4::interval)', [
        ...[harbour, age, age, age],
      ])
    await Promise.all([begin('31 days'), begin('29 days')])
    await eraseOldLeads(run, Date.now() + 5 * 3_600_000)
    const { rows } = await run(`select rego from trade_ins where rego like '% days'`)
    expect(rows).toEqual([{ rego: '29 days' }])
  })

  test('SEC-05: an old lead is deleted with its deliveries, a newer one stays', async () => {
    await updateSettings({ keep_days: 30 })
    const [old, young] = [await makeLead('old'), await makeLead('young')]
    await deliverAll(payload)
    await run(`update leads set created_at = now() - interval '31 days' where id = $1::integer`, [old])
    expect(await eraseOldLeads(run, Date.now() + 6 * 3_600_000)).toBe(1)
    const { rows } = await run('select count(*)::int n from lead_deliveries where lead_id = $1::integer', [old])
    expect(rows[0]?.n).toBe(0)
    expect(await payload.findByID({ collection: 'leads', id: old, disableErrors: true })).toBeNull()
    expect((await payload.findByID({ collection: 'leads', id: young, depth: 0 })).message).toBe('young')
  })
})
