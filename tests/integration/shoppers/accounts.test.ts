import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { hasDueResets } from '@/server/account/reset-task'
import { textOf } from '@tests/builders/mail-text'
import { call, pick } from '../access/rest'
import { type MailReceiver, sendPlatformMailTo, startMailReceiver } from '../leads/receivers'
import { findCar, openPayload, PERSON, run, tenantId } from '../leads/site'
import { openBrowser, person } from './browser'

let payload: Payload
let mail: MailReceiver
let restore: () => void
beforeAll(async () => {
  payload = await openPayload()
  mail = await startMailReceiver()
  restore = sendPlatformMailTo(payload, mail)
})
afterAll(async () => {
  restore()
  await mail.close()
})

const mailTo = (email: string) => textOf(mail.mails.findLast(({ to }) => to.includes(email))?.raw ?? '')
// As each server process does every two seconds.
const runAccountJobs = () => payload.jobs.run({ queue: 'accounts', limit: 100, silent: true })
const tokenIn = (mail: string) => /token=([0-9a-f]+)/.exec(mail)?.[1] ?? ''

describe('signing up and in', () => {
  test('AUTH-01, AUTH-02, AUTH-04: a visitor signs up, is signed in with id and phone, signs out and in again', async () => {
    const browser = openBrowser('harbour')
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
    const made = await browser.call('signUp', { ...person('anna@shopper.example'), redirect: '/search?fuel=hybrid' })
    const to = '/sign-in?redirect=%2Fsearch%3Ffuel%3Dhybrid&signed-up=now'
    expect([made.status, made.json]).toEqual([200, { success: true, to, canSignIn: true }])
    await browser.call('signIn', { email: 'anna@shopper.example', password: 'correct-horse-9' })
    expect((await browser.call('whoAmI')).json).toEqual({ user: { id: expect.any(Number), phone: '+61491570156', name: 'Alannah' } })
    const old = browser.cookie()
    await browser.call('signOut')
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
    // The session itself has ended, not just the cookie.
    browser.wear(old)
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
    expect((await browser.call('signIn', { email: 'Anna@Shopper.example', password: 'correct-horse-9' })).status).toBe(200)
    expect((await browser.call('whoAmI')).json).toMatchObject({ user: { name: 'Alannah' } })
  })

  test('SEC-04: the cookie is HttpOnly, SameSite and host-only', async () => {
    const { headers } = await openBrowser('harbour').join(person('cookie@shopper.example'))
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^forecourt_shopper=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('AUTH-04, SEC-01: the same email on two sites is two accounts, and a session is valid only on its own site', async () => {
    const email = 'both@shopper.example'
    const [here, there] = [openBrowser('harbour'), openBrowser('summit')]
    expect((await here.join(person(email))).status).toBe(200)
    expect((await there.call('signIn', { email, password: 'correct-horse-9' })).status).toBe(401)
    expect((await there.join({ ...person(email), name: 'Other', password: 'another-horse-9' })).status).toBe(200)
    expect((await here.call('signIn', { email, password: 'another-horse-9' })).status).toBe(401)
    there.wear(here.cookie())
    expect((await there.call('whoAmI')).json).toEqual({ user: null })
    expect((await there.call('exportData')).status).toBe(401)
  })

  test('REL-06: two simultaneous sign-ups create one account', async () => {
    const who = person('race@shopper.example')
    const answers = await Promise.all([1, 2, 3].map(() => openBrowser('harbour').call('signUp', who)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await payload.count({ collection: 'shoppers', where: { email: { equals: who.email } } })).totalDocs).toBe(1)
  })

  test("AUTH-04, SEC-04: after five wrong passwords the right one doesn't work either", async () => {
    const email = 'locked@shopper.example'
    const browser = openBrowser('harbour')
    await browser.join(person(email))
    for (let index = 0; index < 5; index += 1) expect((await browser.call('signIn', { email, password: 'guess' })).status).toBe(401)
    const locked = await browser.call('signIn', { email, password: 'correct-horse-9' })
    expect([locked.status, pick(pick(locked.json, 'error'), 'message')]).toEqual([401, expect.stringContaining('15 minutes')])
  })

  test('AUTH-04: a form without scripts redirects to its page, or back with an error', async () => {
    const email = 'plain@shopper.example'
    const browser = openBrowser('harbour')
    const made = await browser.call('signUp', { ...person(email), redirect: '//evil.example' }, { plain: true })
    expect([made.status, made.headers.get('location')]).toEqual([303, '/sign-in?redirect=%2Fmy-garage&signed-up=now'])
    const refused = await browser.call('signIn', { email, password: 'guess', type: 'watchlist', redirect: '/search' }, { plain: true })
    expect(refused.headers.get('location')).toMatch(/^\/sign-in\?type=watchlist&redirect=%2Fsearch&problem=wrong&draft=[\w-]{32}#problems$/)
  })

  test('AUTH-04, LEAD-15, SEC-05: without scripts a refused form is shown again with its input, except the password', async () => {
    const typed = { ...person('typed@shopper.example'), phone: '12', password: 'short', opt_in: 'on', redirect: '/search' }
    const { status, headers } = await openBrowser('harbour').call('signUp', typed, { plain: true })
    const location = new URL(headers.get('location') ?? '', 'http://harbour.localhost')
    expect([status, location.pathname, location.searchParams.get('problem')]).toEqual([303, '/sign-up', 'form'])
    expect(location.search).not.toMatch(/typed|Alannah|short/)
    const { rows } = await run('select content from form_draft where token = $1', [location.searchParams.get('draft')])
    expect(rows[0]?.content).toEqual({
      ...{ kind: 'account', carSlug: null },
      values: { name: 'Alannah', last_name: 'Whitmore', phone: '12', email: 'typed@shopper.example', opt_in: 'on' },
      problems: [
        { name: 'phone', message: 'Please enter a valid Mobile.' },
        { name: 'password', message: 'Please choose a password of at least 8 characters.' },
      ],
    })
  })

  test.each([
    ['SEC-04: a form from another site', { origin: 'https://evil.example' }, 403],
    ['SEC-04: a form from a site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['SEC-02: anything but a form', { 'content-type': 'text/plain' }, 415],
  ])('%s is refused', async (_, headers, status) => {
    expect((await openBrowser('harbour').call('signIn', { email: 'a@b.example', password: 'x' }, { headers })).status).toBe(status)
  })

  test('TEN-07: a site without sign-in has no such calls', async () => {
    for (const name of ['whoAmI', 'signUp', 'signIn', 'watchlist', 'garage'] as const)
      expect((await openBrowser('drifter').call(name, person('a@b.example'))).status).toBe(404)
  })
})

describe('password reset by mail', () => {
  test('AUTH-04: the link in the mail works once, on its own site, and ends all sessions', async () => {
    const email = 'forgot@shopper.example'
    const [browser, elsewhere] = [openBrowser('harbour'), openBrowser('summit')]
    await browser.join(person(email))
    const old = browser.cookie()
    expect((await browser.call('forgot', { email })).json).toMatchObject({ success: true })
    const sendMail = async () => {
      await runAccountJobs()
      return mailTo(email)
    }
    await expect.poll(sendMail).toContain('Harbour City Motors')
    const token = tokenIn(mailTo(email))
    const change = { token, password: 'new-horse-77' }
    expect((await elsewhere.call('reset', change)).status).toBe(410)
    expect((await browser.call('reset', { ...change, password: 'short' })).status).toBe(422)
    expect((await browser.call('reset', change)).status).toBe(200)
    expect((await browser.call('whoAmI')).json).toMatchObject({ user: { name: 'Alannah' } })
    expect((await browser.call('reset', change)).status).toBe(410)
    browser.wear(old)
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
    expect((await browser.call('signIn', { email, password: 'correct-horse-9' })).status).toBe(401)
    expect((await browser.call('signIn', { email, password: 'new-horse-77' })).status).toBe(200)
  })

  test("AUTH-04, SEC-04: the response doesn't depend on the account, and the mail is created afterwards", async () => {
    const [known, unknown] = ['known@shopper.example', 'nobody@shopper.example']
    await openBrowser('harbour').join(person(known))
    await runAccountJobs()
    for (const plain of [false, true]) {
      const answers = []
      for (const email of [known, unknown]) {
        const { status, headers, json } = await openBrowser('harbour').call('forgot', { email }, { plain })
        answers.push(JSON.stringify([status, [...headers], json]))
      }
      expect(answers[0]).toBe(answers[1])
    }
    const tokens = `select count(*)::int as tokens from shoppers where email = $1 and reset_password_token is not null`
    const jobs = `select count(*)::int as jobs from payload_jobs where task_slug = 'send-reset'`
    const sent = () => Promise.all([run(tokens, [known]).then(({ rows }) => rows[0]?.tokens), mailTo(known), mailTo(unknown)])
    expect([await sent(), (await run(jobs)).rows]).toEqual([[0, '', ''], [{ jobs: 4 }]])
    await runAccountJobs()
    expect([await sent(), (await run(jobs)).rows]).toEqual([[1, expect.stringContaining('/reset-password?token='), ''], [{ jobs: 0 }]])
  })

  test("AUTH-04, SEC-05: a dead process's job is retried, and a failed job leaves no data", async () => {
    const email = 'waits@shopper.example'
    await openBrowser('harbour').join(person(email))
    await openBrowser('harbour').call('forgot', { email })
    const stop = (set: string) => run(`update payload_jobs set ${set} where queue = 'accounts'`)
    await stop(`processing = true, updated_at = now()`)
    expect(await hasDueResets(run)).toBe(false)
    await stop(`updated_at = now() - interval '3 minutes'`)
    expect(await hasDueResets(run)).toBe(true)
    await runAccountJobs()
    expect(mailTo(email)).toContain('token=')
    await openBrowser('harbour').call('forgot', { email })
    await stop('has_error = true')
    expect(await hasDueResets(run)).toBe(false)
    expect((await run(`select 1 from payload_jobs where queue = 'accounts'`)).rows).toEqual([])
  })
})

describe('SEC-19: captured mails contain no working links', () => {
  const captured = async () => (await run('select subject, body from captured_mails where lead_id is null order by id')).rows

  test('SEC-19: without any mail server no link is created, and the captured mail says why', async () => {
    const email = 'captured@shopper.example'
    await openBrowser('harbour').call('signUp', person(email))
    restore()
    for (const asked of [email, 'nobody@shopper.example']) await openBrowser('harbour').call('forgot', { email: asked })
    await runAccountJobs()
    restore = sendPlatformMailTo(payload, mail)
    expect(await captured()).toEqual([{ subject: 'A password link was not sent', body: expect.stringContaining('no mail server') }])
    expect((await captured())[0]?.body).not.toMatch(/https?:|token|[0-9a-f]{20}/)
    const { rows } = await run('select reset_password_token from shoppers where email = $1', [email])
    expect(rows).toEqual([{ reset_password_token: null }])
  })

  test("SEC-19: with the platform's mail server nothing is captured, and replies go to the site", async () => {
    const email = 'sent@shopper.example'
    const before = await captured()
    await openBrowser('harbour').call('signUp', person(email))
    await openBrowser('harbour').call('forgot', { email })
    await runAccountJobs()
    expect(tokenIn(mailTo(email))).toMatch(/^[0-9a-f]{20,}$/)
    expect(await captured()).toEqual(before)
    expect(mail.mails.at(-1)?.raw).not.toMatch(/^Reply-To:/im)
  })

  test("SEC-19: no role can read a link's credential in a captured lead mail", async () => {
    const url = 'https://harbour.example/contact?draft=Zm9yYmlkZGVu&token=abcdef0123456789'
    const { captureMail } = await import('@/server/lead-dispatch/send-mail')
    const tenant = await tenantId(payload, 'harbour')
    const frame = { from: 'a@b.example', to: 'c@d.example', replyTo: null, leadId: null, tenantId: tenant, messageId: '<credential@x>' }
    await captureMail({ ...frame, subject: 'Enquiry', text: `Page: ${url}\nhttps://x.example/shared/0123456789abcdef\n` }, run)
    const admin = await payload.login({ collection: 'users', data: { email: 'admin@forecourt.example', password: 'Forecourt-admin-26' } })
    const sales = await payload.login({ collection: 'users', data: { email: 'sales@harbour.example', password: 'Forecourt-sales-26' } })
    for (const { token } of [admin, sales]) {
      const { status, text } = await call('GET', '/captured-mails?limit=100', token ?? null)
      expect([status, text]).toEqual([200, expect.stringContaining('(hidden)')])
      expect(text).not.toMatch(/Zm9yYmlkZGVu|abcdef0123456789|0123456789abcdef/)
    }
    await run(`delete from captured_mails where message_id = '<credential@x>'`)
  })
})

describe('AUTH-01: staff and shoppers are separate', () => {
  test("AUTH-01: a shopper's session doesn't work in the admin, and a staff session doesn't work on a site", async () => {
    const browser = openBrowser('harbour')
    await browser.join(person('apart@shopper.example'))
    const token = browser.cookie().split('=')[1] ?? ''
    for (const path of ['/pages', '/leads', '/shoppers', '/users', '/leads/inbox'])
      expect((await call('GET', path, token)).status).toBe(403)
    expect(pick((await call('GET', '/access', token)).json, 'canAccessAdmin')).not.toBe(true)
    const staff = await payload.login({ collection: 'users', data: { email: 'admin@forecourt.example', password: 'Forecourt-admin-26' } })
    browser.wear(`forecourt_shopper=${staff.token}`)
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
  })

  test("AUTH-01, SEC-01: Payload itself can't sign in shoppers, send them mail, or create a first one", async () => {
    const email = 'cms@shopper.example'
    await openBrowser('harbour').join(person(email))
    const username = `${await tenantId(payload, 'harbour')}:${email}`
    const password = 'correct-horse-9'
    expect((await call('POST', '/shoppers/login', null, { json: { username, password } })).status).toBe(403)
    expect((await call('POST', '/shoppers/forgot-password', null, { json: { username } })).status).toBe(403)
    expect((await call('POST', '/shoppers/reset-password', null, { json: { token: 'abc', password } })).status).toBe(403)
    expect((await call('POST', '/shoppers/first-register', null, { json: { ...person(email), username } })).status).toBe(403)
    await run('delete from shoppers')
    const first = await call('POST', '/shoppers/first-register', null, { json: { ...person(email), username } })
    expect([first.status >= 400, (await payload.count({ collection: 'shoppers' })).totalDocs]).toEqual([true, 0])
  })
})

describe("a shopper's own data", () => {
  test('SEC-05: details can be changed, all stored data exported, and the account deleted for good', async () => {
    const email = 'mine@shopper.example'
    const browser = openBrowser('harbour')
    await browser.join(person(email))
    const car = await findCar('harbour')
    await browser.call('saveCar', { phone_number: '0491570156', car_id: car.id })
    const changed = await browser.call('details', { name: 'Ann', last_name: 'White', phone: '0491 570 157', opt_in: true })
    expect(changed.json).toMatchObject({ success: true, shopper: { name: 'Ann', phone: '+61491570157', isOptedIn: true, email } })
    const consents = await run('select consent from shoppers where email = $1', [email])
    expect(consents.rows).toMatchObject([{ consent: { marketing: true, notice_version: expect.any(String) } }])
    expect((await browser.call('details', { name: '', last_name: 'White', phone: '12' })).json).toMatchObject({
      error: { code: 'invalid', fields: { phone: expect.any(String) } },
    })
    const lead = await browser.call('sendLead', {
      ...{ ...PERSON, form: 'enquiry', car_slug: car.slug, message: 'Is it still there?' },
      open_seconds: 60,
    })
    expect(lead.status).toBe(200)
    await browser.call('forgot', { email })
    await runAccountJobs()
    const { json } = await browser.call('garage')
    expect(json).toMatchObject({
      shopper: { name: 'Ann' },
      saved: [{ slug: car.slug }],
      enquiries: [{ about: 'Vehicle Enquiry', message: 'Is it still there?', isAnswered: false }],
    })
    const exported = await browser.call('exportData')
    expect(exported.headers.get('content-disposition')).toContain('harbour-my-data.json')
    expect(exported.json).toMatchObject({ account: { email }, watchlist: [{ id: car.id }], enquiries: [{ sender: { name: 'Alannah' } }] })
    expect(JSON.stringify(exported.json)).not.toMatch(/hash|salt|reset/i)

    const refused = await browser.call('erase', { password: 'guess' })
    expect([refused.status, pick(pick(refused.json, 'error'), 'message')]).toEqual([403, expect.stringContaining('password isn’t right')])
    expect((await browser.call('erase', { password: 'correct-horse-9' })).status).toBe(200)
    expect((await browser.call('whoAmI')).json).toEqual({ user: null })
    const left = await run(
      `select (select count(*) from shoppers where email = $1)::int as accounts, (select count(*) from captured_mails where "to" = $1)::int as mails,
        (select count(*) from leads where message = 'Is it still there?')::int as leads`,
      [email],
    )
    expect(left.rows).toEqual([{ accounts: 0, mails: 0, leads: 0 }])
  })
})
