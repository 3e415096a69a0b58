// Runs in a separate process, so that the settings exist before the Payload config reads them.
import { createLocalReq } from 'payload'
import { summarisePlan } from '../src/domain/import/summarise-plan'
import { importStock, planStockImport, type DryRun, type ImportOutcome } from '../src/server/import/import-stock'
import { payloadClient } from '../src/server/process/payload-client'
import { readImportArguments } from './import/arguments'
import { readImportOrder } from './import/read-order'
import { reportPlan } from './import/report'
import { Refusal } from './setup/refusal'

const LISTED = 20

function report(outcome: DryRun | ImportOutcome): number {
  switch (outcome.kind) {
    case 'no-dealership':
      throw new Refusal('The dealership belongs to no tenant.')
    case 'busy':
      throw new Refusal('Another import of this dealership is running. Try again when it has finished.')
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
  const file = await readImportOrder(payload, wanted)
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
