import { stopChildren } from '../setup/child'
import { Refusal } from '../setup/refusal'
import { readSettings } from '../setup/settings'
import { runWithShutdown } from '../setup/shutdown'
import { runStages, tellSummary, type Stage, type StageReport } from './run-stages'
import { browserStage, buildStage, databaseStage, listChecks, type Test, unitStage, vitestStage } from './stages'
import { describeTally } from './tally'
import { openTestServer } from './test-database'
import { chooseScope, readVerified, rememberVerified, takeSnapshot, type Scope } from './unverified-files'

const STAGES_WITHOUT_DATABASE = new Set([...listChecks().map(({ name }) => name), 'unit'])

/** Groups run one after the other. The stages of a group share two lanes. */
type Group = { lanes: number; stages: Stage[] }

/**
 * Runs `npm test`. --verify leaves out build and browser, and the tests that no change since their last pass can affect. --only=a,b selects
 * stages, --update-looks approves new screenshots, and words select test files.
 */
export async function main(args: readonly string[]): Promise<void> {
  process.env.FORECOURT_PROGRESS = 'lines'
  const started = Date.now()
  const reports: StageReport[] = []
  const files = takeSnapshot()
  const scope = args.includes('--verify') && files ? chooseScope(readVerified(), files) : 'everything'
  await runWithShutdown(async (shutdown) => {
    const isWanted = selectStages(args)
    const settings = readSettings()
    shutdown.add(stopChildren)
    const server = await openTestServer(settings, shutdown)
    shutdown.add(stopChildren)
    const filters = args.filter((arg) => !arg.startsWith('--'))
    const updatesLooks = args.includes('--update-looks')
    for (const { lanes, stages } of planGroups({ settings, server, filters, updatesLooks, scope })) {
      const wanted = stages.filter(({ name }) => isWanted(name))
      reports.push(...(await runStages(wanted, lanes)))
    }
  })
  const total = tellSummary(reports, Date.now() - started)
  tellEngines(reports)
  tellScope(scope)
  const failedFiles = reports.map(({ result }) => (result.failedFiles === undefined ? [] : result.failedFiles))
  if (files && isWhole(args) && failedFiles.every((names) => names !== null)) rememberVerified(files, failedFiles.flat())
  console.log(`\n${describeTally(total)}`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

function planGroups(test: Test): Group[] {
  return [
    { lanes: 2, stages: [databaseStage(test), ...listChecks(), unitStage(test)] },
    { lanes: 2, stages: [vitestStage('integration', ['integration', 'commands'], test), vitestStage('contract', ['contract'], test)] },
    { lanes: 1, stages: [buildStage(test), browserStage(test)] },
  ]
}

function selectStages(args: readonly string[]): (name: string) => boolean {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (args.includes('--verify')) return (name) => name !== 'build' && name !== 'browser'
  if (only === undefined) return () => true
  const names = new Set(only.split(','))
  if (names.has('')) throw new Refusal('--only needs names of stages, such as --only=unit,browser.')
  const needsDatabase = [...names].some((name) => !STAGES_WITHOUT_DATABASE.has(name))
  return (name) => names.has(name) || (needsDatabase && name === 'database')
}

/** Checks whether the run included everything that `npm run verify` runs. */
function isWhole(args: readonly string[]): boolean {
  return args.every((arg) => arg === '--verify' || arg === '--update-looks')
}

function tellScope(scope: Scope): void {
  if (scope === 'everything') return
  console.log(
    `Tests that ${scope.length} changed ${scope.length === 1 ? 'module reaches' : 'modules reach'}; the others passed as they are. npm test runs all.`,
  )
}

function tellEngines(reports: readonly StageReport[]): void {
  if (!reports.some(({ name }) => name === 'contract')) return
  const meilisearch = process.env.MEILI_HOST
    ? `and Meilisearch at ${process.env.MEILI_HOST}`
    : 'only; Meilisearch was not tried, MEILI_HOST is not set'
  console.log(`The search contract ran on PostgreSQL ${meilisearch}.`)
}
