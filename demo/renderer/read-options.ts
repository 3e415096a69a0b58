import { parseArgs } from 'node:util'

/** The sets that the command line accepts. */
export const SETS = ['lineups', 'films', 'yards', 'papers'] as const
type SetName = (typeof SETS)[number]

/** What to draw. */
export type Options = {
  sets: readonly SetName[]
  /** Names of showrooms: 'yard-glass'. All without names. */
  views: readonly string[]
  folder: string
  redraws: boolean
}

/** Parses the command line. Throws a RangeError that names unknown words. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      views: { type: 'string' },
      folder: { type: 'string', default: 'public/demo-media' },
      redraw: { type: 'boolean', default: false },
    },
  })
  return {
    sets: chooseFrom(SETS, positionals),
    views: split(values.views),
    folder: values.folder,
    redraws: values.redraw,
  }
}

function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',')
}

function chooseFrom<Name extends string>(known: readonly Name[], wanted: readonly string[]): readonly Name[] {
  const strange = wanted.filter((name) => !known.some((candidate) => candidate === name))
  if (strange.length > 0) throw new RangeError(`Unknown: ${strange.join(', ')}. Choose from ${known.join(', ')}`)
  return wanted.length === 0 ? known : known.filter((name) => wanted.includes(name))
}
