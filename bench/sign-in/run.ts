import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'

// Measures whether response times reveal that an account exists (SEC-13): see README.md.

type Call = { host: string; path: string; body: Record<string, unknown> }
type Case = { name: string; known: () => Call; absent: () => Call }

const [port = '3000', roundsText = '25'] = process.argv.slice(2)
const rounds = Number(roundsText)
const WARM_UP = 3
const WRONG = 'wrong-wrong-wrong-1'

const platform = (call: string, body: Call['body']): Call => ({ host: 'localhost', path: `/api/users/${call}`, body })
const site = (call: string, body: Call['body']): Call => ({ host: 'harbour.localhost', path: `/api/account/${call}`, body })
const nobody = () => `${randomUUID()}@nobody.example`
const person = (email: string) => ({ name: 'Ann', last_name: 'White', phone: '0491 570 156', email, password: WRONG })

/** An account on a site, created for the run. */
const SHOPPER = nobody()
const STAFF = 'marketing@harbour.example'
const NO_STAFF = nobody()

const CASES: Case[] = [
  {
    name: 'staff: sign-in with a wrong password',
    known: () => platform('login', { email: STAFF, password: WRONG }),
    absent: () => platform('login', { email: nobody(), password: WRONG }),
  },
  {
    name: 'staff: forgotten password',
    known: () => platform('forgot-password', { email: STAFF }),
    // one address, because calls are limited by address, with or without an account
    absent: () => platform('forgot-password', { email: NO_STAFF }),
  },
  {
    name: 'shoppers: sign-in with a wrong password',
    known: () => site('sign-in', { email: SHOPPER, password: WRONG }),
    absent: () => site('sign-in', { email: nobody(), password: WRONG }),
  },
  {
    name: 'shoppers: forgotten password',
    known: () => site('forgot-password', { email: SHOPPER }),
    absent: () => site('forgot-password', { email: nobody() }),
  },
  { name: 'shoppers: sign-up', known: () => site('sign-up', person(SHOPPER)), absent: () => site('sign-up', person(nobody())) },
]

let count = 0

/** Returns the milliseconds until the whole response arrived. Every call uses another caller address, to avoid the rate limit. */
function time({ host, path: target, body }: Call): Promise<{ ms: number; status: number }> {
  count += 1
  const text = JSON.stringify(body)
  const headers = {
    ...{ host, origin: `http://${host}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    'x-forwarded-for': `198.18.${Math.floor(count / 250)}.${count % 250}`,
  }
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path: target, method: 'POST', headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ ms: performance.now() - begun, status: response.statusCode ?? 0 }))
    })
    request.on('error', reject)
    request.end(text)
  })
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates both kinds, so that other load on the machine affects them equally. */
async function measure({ name, known, absent }: Case): Promise<string> {
  const times: Record<'known' | 'absent', number[]> = { known: [], absent: [] }
  const statuses = new Set<number>()
  for (let round = 0; round < rounds + WARM_UP; round += 1)
    for (const kind of round % 2 === 0 ? (['known', 'absent'] as const) : (['absent', 'known'] as const)) {
      const { ms, status } = await time(kind === 'known' ? known() : absent())
      statuses.add(status)
      if (round >= WARM_UP) times[kind].push(ms)
    }
  const [a, b] = [median(times.known), median(times.absent)]
  return `| ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${(a / b).toFixed(2)} | ${[...statuses].join(', ')} |`
}

await time(site('sign-up', person(SHOPPER)))
const rows: string[] = []
for (const one of CASES) rows.push(await measure(one))
const text = [
  '# Results',
  '',
  `${new Date().toISOString().slice(0, 10)}, ${rounds} calls of each kind in turns, ${cpus().length} shared cores at a load of ${(loadavg()[0] ?? 0).toFixed(1)}. Milliseconds at the median.`,
  '',
  '| call | with an account | without | ratio | status |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
  '',
].join('\n')
writeFileSync(path.join(import.meta.dirname, 'results.md'), text)
console.log(text)
