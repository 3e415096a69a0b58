import { expect, test } from 'vitest'
import { judgeSoak, type Sample } from '@bench/soak/judge-soak'

const MB = 1024 ** 2
/** Returns a hundred samples of a run, each computed from its position in the run (0 to 1). */
const run = (toMegabytes: (share: number) => number): Sample[] =>
  Array.from({ length: 101 }, (_, index) => ({ at: index * 6_000, bytes: toMegabytes(index / 100) * MB }))

test.each<[string, Sample[], number[], number, string[]]>([
  ['flat', run(() => 400), [3, 12, 250], 0, []],
  ['growing only in its first tenth', run((share) => (share < 0.1 ? 200 : 400)), [3], 0, []],
  ['with a temporary peak', run((share) => (share > 0.4 && share < 0.5 ? 900 : 400)), [3], 0, []],
  ['shrinking', run((share) => 500 - 100 * share), [3], 0, []],
  ['growing all the time', run((share) => 400 + 100 * share), [3], 0, ['memory grew by 19.3 %']],
  ['that stalled once', run(() => 400), [3, 251], 0, ['nobody was answered for 251 ms']],
  ['with a failed answer', run(() => 400), [3], 1, ['1 answers failed']],
  ['that ended at once', run(() => 400).slice(0, 5), [], 0, ['too few samples of memory to judge']],
])('REL-12: a run %s', (_, samples, stalls, failures, problems) => {
  expect(judgeSoak(samples, stalls, failures).problems).toEqual(problems)
})
