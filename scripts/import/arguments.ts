import { parseArgs } from 'node:util'
import { Refusal } from '../setup/refusal'

/** The arguments of `npm run import`. */
export type ImportArguments = { dealership: string; file: string; mapping: string | undefined; isDryRun: boolean; allowsFall: boolean }

const USAGE = 'npm run import -- --dealership=<slug> --file=stock.csv [--mapping=<name>] [--dry-run] [--allow-fall]'

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        dealership: { type: 'string' },
        file: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'allow-fall': { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\nUse: ${USAGE}`)
  }
}

/** Parses the command's arguments (ADM-19). Throws a Refusal with the usage. */
export function readImportArguments(args: readonly string[]): ImportArguments {
  const { dealership, file, mapping, 'dry-run': isDryRun, 'allow-fall': allowsFall } = parse(args)
  if (!dealership || !file) throw new Refusal(`Say which dealership and which file.\nUse: ${USAGE}`)
  return { dealership, file, mapping, isDryRun, allowsFall }
}
