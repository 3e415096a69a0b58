import { existsSync } from 'node:fs'
import { readImportArguments } from './import/arguments'
import { startNode } from './setup/child'
import { openOwnDatabase, prepareOwnDatabase } from './setup/own-database'
import { Refusal } from './setup/refusal'
import { readSettings } from './setup/settings'
import { runWithShutdown } from './setup/shutdown'

/**
 * `npm run import` (ADM-19): imports a stock file into a dealership, also beside a running site. Exit code 0 when it was applied or was a
 * dry run, 2 when it is held, 1 when nothing was read.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { file } = readImportArguments(args)
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  await runWithShutdown(async (shutdown) => {
    const database = await openOwnDatabase(readSettings(), shutdown)
    await prepareOwnDatabase(database)
    const child = startNode(['--import', 'tsx', 'scripts/import-process.ts', ...args], {
      env: { LOG_LEVEL: 'warn', ...database.variables },
      onText: (text) => process.stdout.write(text),
    })
    process.exitCode = await child.exited
  })
}
