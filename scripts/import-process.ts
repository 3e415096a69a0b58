// A process of its own, so that the settings stand before the Payload config reads them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { mappingSchema } from '../src/domain/import/mapping'
import { summarisePlan } from '../src/domain/import/summarise-plan'
import { importStock, planStockImport, type DryRun, type ImportFile, type ImportOutcome } from '../src/server/import/import-stock'
import { payloadClient } from '../src/server/payload-client'
import { readImportArguments, type ImportArguments } from './import/arguments'
import { reportPlan } from './import/report'
import { Refusal } from './setup/refusal'

const LISTED = 20

async function findFile(payload: Payload, { dealership, file, mapping }: ImportArguments): Promise<ImportFile> {
  const { docs } = await payload.find({ collection: 'dealerships', where: { slug: { equals: dealership } }, depth: 0, limit: 1 })
  const found = docs[0]
  if (!found) throw new Refusal(`There is no dealership ${dealership}.`)
  const order = { dealershipId: found.id, fileName: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }
  if (mapping === undefined) return { ...order, mapping: null }
  const feeds = await payload.find({ collection: 'stock-feeds', where: { dealership: { equals: found.id } }, depth: 0, pagination: false })
  const feed = feeds.docs.find(({ name }) => name === mapping)
  if (!feed) {
    const names = feeds.docs.map(({ name }) => `'${name}'`).join(', ')
    throw new Refusal(
      `${found.name} has no mapping '${mapping}'${names ? `, only ${names}` : ': save one in the admin under Stock imports'}.`,
    )
  }
  return { ...order, mapping: mappingSchema.parse(feed.columns) }
}

function report(outcome: DryRun | ImportOutcome): number {
  switch (outcome.kind) {
    case 'no-dealership':
      throw new Refusal('The dealership belongs to no tenant.')
    case 'busy':
      throw new Refusal('Another import of this dealership is at work. Try again when it has ended.')
    case 'unreadable':
      throw new Refusal(outcome.problems.join('\n'))
    default:
      console.log([...outcome.notices, ...reportPlan(summarisePlan(outcome.plan, LISTED))].join('\n'))
      if (outcome.kind === 'held')
        console.log('Held, nothing applied: release it in the admin under Stock imports, or repeat with --allow-fall.')
      return outcome.kind === 'held' ? 2 : 0
  }
}

async function runImport(): Promise<number> {
  const wanted = readImportArguments(process.argv.slice(2))
  const payload = await payloadClient()
  const file = await findFile(payload, wanted)
  const now = Math.floor(Date.now() / 1000)
  if (wanted.isDryRun) return report(await planStockImport(payload, await createLocalReq({}, payload), file, now))
  return report(await importStock(payload, { ...file, allowsFall: wanted.allowsFall, startedBy: 'npm run import', now }))
}

try {
  process.exit(await runImport())
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
