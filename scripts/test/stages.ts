import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checkDocuments } from '../house/check-documents'
import { cloneDatabase } from '../postgres/databases'
import { findFreePort } from '../postgres/free-port'
import { ensureBuild } from '../setup/build'
import { startNode } from '../setup/child'
import type { DatabaseServer } from '../setup/open-database'
import { serveSite } from '../setup/serve'
import type { Settings } from '../setup/settings'
import { listPlaywrightFailures, listPlaywrightRepeats, listVitestFailures } from './failures'
import { findChromium } from './find-chromium'
import { startMailCatcher } from './mail-catcher'
import { mergeRepeat } from './merge-repeat'
import type { Stage, StageResult } from './run-stages'
import { timePlaywrightTests, timeVitestFiles } from './slowest'
import { addTallies, listFailedFiles, NOTHING, tallyCheck, tallyPlaywright, tallyVitest } from './tally'
import { ensureTestTemplate, TEMPLATE, listTestVariables } from './test-database'
import type { Scope } from './unverified-files'

const REPORTS = '.cache/test'
const BROWSER_DATABASE = 'forecourt_test_browser'
const FIRST_PORT = 3_100

export type Test = {
  settings: Settings
  server: DatabaseServer
  filters: readonly string[]
  /** Approves the current screenshots of the pages. */
  updatesLooks: boolean
  /** The modules whose tests run. */
  scope: Scope
}

/** Creates a stage from programs whose exit code is the result. */
function check(name: string, ...commands: string[][]): Stage {
  return {
    name,
    run: async () => {
      let output = ''
      for (const command of commands) {
        const child = startNode(command)
        const code = await child.exited
        output += child.output()
        if (code !== 0) return { ...tallyCheck(code), output }
      }
      return { ...tallyCheck(0), output }
    },
  }
}

/** Returns all checks that need neither a database nor a build, the slowest first. */
export function listChecks(): Stage[] {
  const bin = (name: string, file: string) => `node_modules/${name}/${file}`
  const tsx = ['--import', 'tsx']
  return [
    check('types', [bin('next', 'dist/bin/next'), 'typegen'], [bin('typescript-7', 'bin/tsc'), '--noEmit']),
    check('lint', [bin('eslint', 'bin/eslint.js'), '.', '--quiet', '--cache', '--cache-location', '.cache/eslint/']),
    check('format', [bin('oxfmt', 'bin/oxfmt'), '--check', '.']),
    check('unused', [bin('knip', 'bin/knip.js'), '--cache', '--cache-location', '.cache/knip']),
    check('law', [
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      ...listRooms(),
      '--cache',
      '.cache/dependency-cruiser',
      '--cache-strategy',
      'content',
    ]),
    check('house', [...tsx, 'scripts/check-house.ts']),
    documentStage(),
    check('lock', [...tsx, 'scripts/check-locked-versions.ts']),
  ]
}

function documentStage(): Stage {
  return {
    name: 'documents',
    run: async () => {
      const { breaches, notes } = checkDocuments()
      return { ...tallyCheck(breaches.length), output: breaches.join('\n'), notes }
    },
  }
}

function listRooms(): string[] {
  return ['payload.config.ts', 'src', 'blocks', 'collections', 'tenants', 'demo', 'scripts', 'tests'].filter((place) => existsSync(place))
}

export function unitStage(test: Test): Stage {
  return { name: 'unit', run: () => runVitest(['unit'], process.env, test) }
}

export function databaseStage({ server, settings }: Test): Stage {
  return {
    name: 'database',
    run: async () => {
      await ensureTestTemplate(server, settings)
      return { passed: 0, failed: 0, skipped: 0, output: '' }
    },
  }
}

export function vitestStage(name: string, projects: string[], test: Test): Stage {
  return { name, run: () => runVitest(projects, listTestVariables(test.settings, test.server), test) }
}

async function runVitest(projects: string[], env: NodeJS.ProcessEnv, { filters, scope }: Test): Promise<StageResult> {
  if (scope !== 'everything' && scope.length === 0) return { ...NOTHING, output: '' }
  const report = openReport(projects.join('-'))
  const selected = projects.flatMap((project) => ['--project', project])
  const child = startNode(
    [
      'node_modules/vitest/vitest.mjs',
      ...(scope === 'everything' ? ['run'] : ['related', '--run', '--passWithNoTests']),
      ...selected,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(scope === 'everything' ? filters : scope),
    ],
    { env: { ...env, NODE_ENV: 'test' } },
  )
  const code = await child.exited
  const told = readReport(report)
  const tally = tallyVitest(told, code, { mayBeEmpty: scope !== 'everything' })
  return {
    ...tally,
    output: child.output(),
    failedFiles: listFailedFiles(told),
    failures: listVitestFailures(told),
    timings: timeVitestFiles(told),
  }
}

export function buildStage({ settings, server }: Test): Stage {
  return {
    name: 'build',
    run: async () => {
      await ensureBuild(listTestVariables(settings, server))
      return { ...tallyCheck(0), output: '' }
    },
  }
}

export function browserStage({ settings, server, filters, updatesLooks }: Test): Stage {
  return {
    name: 'browser',
    run: async () => {
      const program = await findChromium()
      await cloneDatabase(server.adminUrl, TEMPLATE, BROWSER_DATABASE)
      const variables = listTestVariables(settings, server, BROWSER_DATABASE)
      const slot = await ensureBuild(variables)
      const port = await findFreePort(FIRST_PORT)
      let log = ''
      const mails = await startMailCatcher(path.resolve(REPORTS, 'mails'))
      const served = {
        ...variables,
        MAIL_URL: mails.url,
        MAIL_FROM: 'no-reply@forecourt.example',
        SECURITY_CONTACT: 'security@forecourt.example',
      }
      const site = await serveSite({ slot, variables: served, port, onText: (text) => void (log += text) })
      try {
        const env = { ...served, MAILS_DIR: mails.folder, DIST_DIR: slot, SITE_PORT: String(port), CHROMIUM_PATH: program }
        const looks = await runPlaywright(['looks'], env, filters, updatesLooks ? ['--update-snapshots=all'] : [])
        const journeys = await runJourneys(env, filters)
        const output = `${looks.output}\n${journeys.output}`
        const total = addTallies([looks, journeys])
        const failures = [looks, journeys].flatMap((result) => result.failures ?? [])
        return {
          ...total,
          failures,
          repeats: [looks, journeys].flatMap((result) => result.repeats ?? []),
          timings: [looks, journeys].flatMap((result) => result.timings ?? []),
          output: total.failed > 0 ? `${output}\nThe site said:\n${log.slice(-5_000)}` : output,
        }
      } finally {
        await site.stop()
        await mails.stop()
      }
    },
  }
}

/** Runs all journeys side by side, and those that failed once more without others beside them (docs/decisions/0017). */
async function runJourneys(env: NodeJS.ProcessEnv, filters: readonly string[]): Promise<StageResult> {
  const projects = ['long', 'journeys']
  const first = await runPlaywright(projects, env, filters)
  if (first.failed === 0) return first
  return mergeRepeat(first, await runPlaywright(projects, env, filters, ['--last-failed', '--workers=1', '--retries=0']))
}

async function runPlaywright(
  projects: readonly string[],
  env: NodeJS.ProcessEnv,
  filters: readonly string[],
  options: readonly string[] = [],
): Promise<StageResult> {
  const report = openReport(projects.join('-'))
  const chosen = projects.map((project) => `--project=${project}`)
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...chosen, '--pass-with-no-tests', '--reporter=list,json']
  const child = startNode([...command, ...filters, ...options], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
  })
  const code = await child.exited
  // the given words may match no test file of a project
  const told = readReport(report)
  return {
    ...tallyPlaywright(told, code, { mayBeEmpty: filters.length > 0 }),
    output: child.output(),
    failures: listPlaywrightFailures(told),
    repeats: listPlaywrightRepeats(told),
    timings: timePlaywrightTests(told),
  }
}

function openReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = path.resolve(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
