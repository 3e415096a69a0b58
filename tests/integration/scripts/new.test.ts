import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runRecipes } from '@scripts/new/run-recipes'
import { startProgram } from '@scripts/setup/child'

const ROOT = process.cwd()
const LEFT_OUT = /^(node_modules|\.git|\.next.*|\.data|\.cache|coverage|test-results|playwright-report|public\/demo-media)$/
const ONE_OF_EACH = [
  ['block', 'price-match'],
  ['filter', 'interior-colour'],
  ['switch', 'price-match'],
  ['template', 'gold-coast'],
  ['service', 'price-match'],
  ['page', 'price-match'],
  ['call', 'price-match'],
].flat()
const MINUTES = 60_000
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'recipes-'))
  cpSync(ROOT, copy, { recursive: true, filter: (source) => !LEFT_OUT.test(path.relative(ROOT, source).replaceAll('\\', '/')) })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs tests without a database. Includes contract tests that need only their own project's setup. */
function writeConfig(include: readonly string[]): string {
  const config = { resolve: { tsconfigPaths: true }, test: { include } }
  return `export default ${JSON.stringify(config)}\n`
}

/** Runs Node in the copy and returns its exit code and output. */
async function runNode(...args: string[]): Promise<{ code: number; output: string }> {
  const child = startProgram(process.execPath, args, { cwd: copy })
  return { code: await child.exited, output: child.output() }
}

test(
  'one of each recipe can be created at once, compiles, passes the house rules and its own tests',
  async () => {
    const made = await runNode('--import', 'tsx', 'scripts/new.ts', ...ONE_OF_EACH)
    expect(made).toMatchObject({ code: 0 })
    const files = [...made.output.matchAll(/^ {2}new {6}(.+)$/gm)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(path.join(copy, file)))).toEqual([])

    expect(await runNode('node_modules/next/dist/bin/next', 'typegen')).toMatchObject({ code: 0 })
    expect(await runNode('node_modules/typescript-7/bin/tsc', '--noEmit')).toEqual({ code: 0, output: '' })
    expect(await runNode('--import', 'tsx', 'scripts/check-house.ts')).toEqual({ code: 0, output: '' })
    expect(await runNode('--import', 'tsx', 'scripts/check-documents.ts')).toMatchObject({ code: 0 })

    const own = files.filter((file) => /\.test\.tsx?$/.test(file))
    expect(own.map((file) => path.basename(file)).toSorted()).toEqual([
      'answer-price-match.test.ts',
      'component.test.tsx',
      'embedded.test.ts',
      'filter-interior-colour.test.ts',
      'price-match-view.test.tsx',
      'service-price-match.test.ts',
      'service.test.ts',
      'template.test.ts',
    ])
    const registries = ['blocks/block-catalogue', 'src/domain/switches', 'src/domain/navigation/page-path', 'src/domain/search/facets']
    const include = [...own, ...registries.map((place) => `${place}*/**/*.test.ts`), ...registries.map((place) => `${place}*.test.ts`)]
    writeFileSync(path.join(copy, 'recipes.config.ts'), writeConfig(include))
    const tested = await runNode('node_modules/vitest/vitest.mjs', 'run', '--config', 'recipes.config.ts')
    expect(tested).toMatchObject({ code: 0, output: expect.stringMatching(/passed/) })
  },
  10 * MINUTES,
)

test.each([
  ['nothing', [], 'npm run new -- <what> <name>'],
  ['no name', ['block'], 'npm run new -- <what> <name>'],
  ['an unknown recipe', ['widget', 'price-match'], "There is no recipe for 'widget'"],
  ['a bad name', ['block', 'PriceMatch'], "'PriceMatch' is not a name for this. Use lower-case words joined by hyphens"],
  ['a block that exists', ['block', 'hero-slider'], 'There is already a block called hero-slider: blocks/hero-slider/config.ts exists'],
  ['a filter that exists', ['filter', 'body'], 'There is already a filter by body'],
  ['a filter without a field', ['filter', 'moon-phase'], 'A vehicle has no text field moonPhase'],
  ['a switch that exists', ['switch', 'store-favourites'], 'There is already a switch called storeFavourites'],
  ['a template that exists', ['template', 'dealer'], 'There is already a template called dealer'],
  ['a service that exists', ['service', 'search'], 'There is already a service called search'],
  ['a service whose settings exist', ['service', 'gauge'], 'There is already a service with the setting GAUGE_URL'],
  ['a page that exists', ['page', 'watchlist'], 'Addresses under /watchlist belong to the platform'],
  ['a call that exists', ['call', 'appointments'], 'There is already a call called appointments'],
  [
    'the same thing twice',
    ['switch', 'price-match', 'page', 'price-match', 'page', 'price-match'],
    'There is already a page called price-match',
  ],
])('%s is refused and nothing is written', async (_, args, message) => {
  const rows = readFileSync('src/domain/switches/rows/site-rows.ts', 'utf8')
  await expect(runRecipes(args, ROOT, new Date())).rejects.toThrow(message)
  expect(readFileSync('src/domain/switches/rows/site-rows.ts', 'utf8')).toBe(rows)
  expect(existsSync('src/ui/pages/price-match')).toBe(false)
})
