import { describe, expect, test } from 'vitest'
import { readImportArguments } from './arguments'

describe('ADM-19: the arguments of npm run import', () => {
  test('ADM-19: all of them', () => {
    expect(readImportArguments(['--dealership=north', '--file=a.csv', '--mapping=Pentana', '--dry-run', '--allow-fall'])).toStrictEqual({
      dealership: 'north',
      file: 'a.csv',
      mapping: 'Pentana',
      isDryRun: true,
      allowsFall: true,
    })
  })

  test.each([[['--dealership=north']], [['--file=a.csv']], [[]], [['--dealership=north', '--file=a.csv', '--force']], [['a.csv']]])(
    'ADM-19: %j is refused with the usage',
    (args) => {
      expect(() => readImportArguments(args)).toThrow('Use: npm run import -- --dealership=')
    },
  )
})
