import { pickSlowest, type Timing } from './slowest'
import { addTallies, type Tally } from './tally'

const HEARTBEAT_MS = 10_000
const SHOWN_LINES = 200
const SHOWN_SLOWEST = 10

export type StageResult = Tally & {
  output: string
  /** The test files that failed; null when that is unknown. */
  failedFiles?: string[] | null
  /** A line for each test that failed. */
  failures?: string[]
  /** A line for each test that failed and passed when it was repeated. */
  repeats?: string[]
  timings?: Timing[]
  /** Lines for the end of the run that are not failures. */
  notes?: string[]
}
export type Stage = { name: string; run: () => Promise<StageResult> }
export type StageReport = { name: string; ms: number; result: StageResult }

/** Runs all stages in the given order, at most `lanes` at a time. A failed stage does not stop the others. */
export async function runStages(stages: readonly Stage[], lanes: number): Promise<StageReport[]> {
  const reports: StageReport[] = []
  const waiting = [...stages]
  const running = new Map<string, number>()
  const heartbeat = setInterval(() => tellRunning(running), HEARTBEAT_MS)
  const work = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      running.set(stage.name, Date.now())
      const report = await runStage(stage)
      running.delete(stage.name)
      reports.push(report)
      tellReport(report)
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, work))
  } finally {
    clearInterval(heartbeat)
  }
  return reports
}

async function runStage({ name, run }: Stage): Promise<StageReport> {
  const started = Date.now()
  const result = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? error.message : String(error),
    failedFiles: null,
  }))
  return { name, ms: Date.now() - started, result }
}

function tellRunning(running: ReadonlyMap<string, number>): void {
  const names = [...running].map(([name, since]) => `${name} ${toSeconds(Date.now() - since)}`)
  if (names.length > 0) console.log(`… ${names.join(', ')}`)
}

function tellReport({ name, ms, result }: StageReport): void {
  console.log(`${result.failed > 0 ? '✗' : '✓'} ${describeStage(name, ms, result)}`)
  if (result.failed > 0) console.log(`${result.output.trim().split('\n').slice(-SHOWN_LINES).join('\n')}\n`)
}

function describeStage(name: string, ms: number, { passed, failed, skipped }: Tally): string {
  return `${name.padEnd(14)} ${toSeconds(ms).padStart(8)}  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Prints all stages with their times, and all failed tests, at the end of a run, because often only the end of a long output is kept. */
export function tellSummary(reports: readonly StageReport[], ms: number): Tally {
  const total = addTallies(reports.map(({ result }) => result))
  const lines = reports.map(({ name, ms: took, result }) => `  ${result.failed > 0 ? '✗' : '✓'} ${describeStage(name, took, result)}`)
  console.log(['', 'Stages:', ...lines, `  ${'total'.padEnd(16)} ${toSeconds(ms).padStart(8)}`, ''].join('\n'))
  tellSlowest(reports)
  tellTests('Failed:', '✗', reports, ({ failures }) => failures)
  tellTests('Notes:', ' ', reports, ({ notes }) => notes)
  tellTests('Held only when repeated, to be mended:', '!', reports, ({ repeats }) => repeats)
  return total
}

function tellTests(
  title: string,
  mark: string,
  reports: readonly StageReport[],
  pick: (result: StageResult) => string[] | undefined,
): void {
  const lines = reports.flatMap(({ name, result }) => (pick(result) ?? []).map((line) => `  ${mark} ${name}: ${line}`))
  if (lines.length > 0) console.log([title, ...lines, ''].join('\n'))
}

function tellSlowest(reports: readonly StageReport[]): void {
  const lines = reports.flatMap(({ name, result }) =>
    pickSlowest(result.timings ?? [], SHOWN_SLOWEST).map((slow) => `  ${toSeconds(slow.ms).padStart(8)}  ${name}: ${slow.name}`),
  )
  if (lines.length > 0) console.log(['Slowest:', ...lines, ''].join('\n'))
}

function toSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
