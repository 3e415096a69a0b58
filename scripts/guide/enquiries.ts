import { setTimeout } from 'node:timers/promises'
import { cmsAs } from '@tests/e2e/support/cms'
import { ask } from '@tests/e2e/support/http'
import { listCarPaths, PORT } from '@tests/e2e/support/sites'
import { withClient } from '../postgres/databases'

const HOST = `harbour.localhost:${PORT}`
const MAIL_TO = 'sales@harbour.example'
const DELIVERED_WITHIN_MS = 60_000

/** The numbers are reserved for films and documents. */
const ENQUIRIES = [
  { name: 'Priya', last_name: 'Nair', phone: '0491 570 156', message: 'Is it still for sale? I could come on Saturday morning.', age: 131 },
  { name: 'Tom', last_name: 'Walsh', phone: '0491 570 157', message: 'What would you give me for a 2017 Mazda 3?', age: 74 },
  { name: 'Mei', last_name: 'Tran', phone: '0491 570 158', message: 'Does it come with a spare key and the service book?', age: 38 },
  { name: 'Daniel', last_name: 'Okafor', phone: '0491 570 159', message: 'Can you hold it for me until Thursday?', age: 6 },
]

/**
 * Sends enquiries about cars as visitors would, some of them a while ago. One has been answered.
 * @param databaseUrl The database of the copy, in which the enquiries get their age in minutes and their mails an answer.
 */
export async function sendEnquiries(databaseUrl: string): Promise<void> {
  const cars = await listCarPaths('harbour')
  for (const [at, { age: _age, ...shopper }] of ENQUIRIES.entries()) {
    const email = `${shopper.name}@example.com`.toLowerCase()
    const car = cars[at]?.replace('/cars/', '')
    const { status, body } = await ask(PORT, '/api/leads', {
      host: HOST,
      method: 'POST',
      headers: { origin: `http://${HOST}`, 'x-forwarded-for': `192.0.2.${at + 1}` },
      body: { form: 'enquiry', ...shopper, email, postcode: '4105', car_slug: car, idempotency_key: `guide-${at}` },
    })
    if (status !== 200) throw new Error(`The enquiry was refused: ${body}`)
  }
  await waitForMails()
  await withClient(databaseUrl, async (client) => {
    for (const { name, age } of ENQUIRIES)
      await client.query(`update leads set created_at = now() - $2 * interval '1 minute' where name = $1`, [name, age])
    // the copy has no mail server, and says so
    await client.query(
      `update lead_deliveries set target = $1, trace = (select jsonb_agg(one || '{"note": "250 OK"}') from jsonb_array_elements(trace) one)`,
      [MAIL_TO],
    )
  })
  const sales = cmsAs('sales@harbour.example')
  const [answered] = await sales.find('leads', 'where[name][equals]=Tom')
  if (answered) await sales.update('leads', answered.id, { status: 'contacted' })
}

async function waitForMails(): Promise<void> {
  const admin = cmsAs('admin@forecourt.example')
  const deadline = Date.now() + DELIVERED_WITHIN_MS
  while ((await admin.find('lead-deliveries', 'where[state][equals]=delivered')).length < ENQUIRIES.length) {
    if (Date.now() > deadline) throw new Error('The enquiries were not delivered.')
    await setTimeout(500)
  }
}
