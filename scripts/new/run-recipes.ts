import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startNode } from '../setup/child'
import { formatSource } from '../setup/format-source'
import { Refusal } from '../setup/refusal'
import { blockRecipe } from './block-recipe'
import { callRecipe } from './call-recipe'
import { MissingLine } from './edit-text'
import { filterRecipe } from './filter-recipe'
import { toName } from './name'
import { pageRecipe } from './page-recipe'
import type { Plan, Recipe, Repository } from './recipe'
import { serviceRecipe } from './service-recipe'
import { switchRecipe } from './switch-recipe'
import { templateRecipe } from './template-recipe'

const RECIPES: Readonly<Record<string, Recipe>> = {
  block: blockRecipe,
  filter: filterRecipe,
  switch: switchRecipe,
  template: templateRecipe,
  service: serviceRecipe,
  page: pageRecipe,
  call: callRecipe,
}

const USAGE = [
  'npm run new -- <what> <name>',
  ...Object.entries(RECIPES).map(([what, { help }]) => `  ${what.padEnd(9)} ${help}`),
  'A name is lower-case words joined by hyphens, such as price-banner. Several pairs make several things.',
].join('\n')

export type Outcome = { made: string[]; changed: string[]; next: string[] }

/**
 * Runs recipes for pairs of arguments: `['block', 'price-banner']`. Computes everything before writing anything, so that a refusal leaves
 * the repository unchanged.
 * @param root The folder of the repository.
 * @returns The created and changed files, and the remaining manual steps.
 * @throws Refusal in plain words.
 */
export async function runRecipes(args: readonly string[], root: string, now: Date): Promise<Outcome> {
  const texts = new Map<string, string>()
  const repository = openRepository(root, texts)
  const plans = readPairs(args).map(([what, text, recipe]) => {
    const plan = recipe.plan(toName(text), repository, now)
    refuseExisting(plan, repository, `${what} called ${text}`)
    for (const [file, edit] of Object.entries(plan.edits)) texts.set(file, applyEdit(file, edit, repository))
    for (const [file, content] of Object.entries(plan.files)) texts.set(file, content)
    return plan
  })
  const formatted = await Promise.all([...texts].map(async ([file, content]) => [file, await formatSource(file, content, root)] as const))
  const drawn = plans.flatMap(({ pictures = {} }) => Object.entries(pictures)).map(async ([file, draw]) => [file, await draw()] as const)
  for (const [file, content] of [...formatted, ...(await Promise.all(drawn))]) writeAt(path.join(root, file), content)
  const commands = new Map(plans.flatMap(({ payload = [] }) => payload).map((command) => [command.join(' '), command]))
  for (const command of commands.values()) await runPayload(command)
  return {
    made: plans.flatMap(({ files, pictures = {} }) => [...Object.keys(files), ...Object.keys(pictures)]),
    changed: [...new Set(plans.flatMap(({ edits }) => Object.keys(edits)))],
    next: plans.flatMap(({ next }) => next),
  }
}

function readPairs(args: readonly string[]): [what: string, name: string, recipe: Recipe][] {
  if (args.length === 0 || args.length % 2 === 1) throw new Refusal(USAGE)
  return Array.from({ length: args.length / 2 }, (_, pair) => {
    const [what = '', name = ''] = args.slice(pair * 2)
    const recipe = Object.hasOwn(RECIPES, what) ? RECIPES[what] : undefined
    if (!recipe) throw new Refusal(`There is no recipe for '${what}'.\n\n${USAGE}`)
    return [what, name, recipe]
  })
}

/** @param texts Texts of files about to be written, which are read instead of those on disk. */
function openRepository(root: string, texts: ReadonlyMap<string, string>): Repository {
  const readDisk = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null)
  return {
    read: (file) => texts.get(file) ?? readDisk(file),
    list: (folders, pattern) =>
      folders.flatMap((folder) =>
        readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
          .filter((name) => pattern.test(name)),
      ),
  }
}

function refuseExisting({ files, pictures = {} }: Plan, { read }: Repository, name: string): void {
  const existing = [...Object.keys(files), ...Object.keys(pictures)].find((file) => read(file) !== null)
  if (existing) throw new Refusal(`There is already a ${name}: ${existing} exists. Choose another name.`)
}

function applyEdit(file: string, edit: (text: string) => string, { read }: Repository): string {
  const text = read(file)
  if (text === null) throw new Refusal(`The recipe changes ${file}, which does not exist any more. Correct it in scripts/new/.`)
  try {
    const changed = edit(text)
    if (changed === text) throw new MissingLine(file)
    return changed
  } catch (error) {
    if (!(error instanceof MissingLine)) throw error
    throw new Refusal(`${file} is not as the recipe expects it: ${error.message}. Correct the recipe in scripts/new/.`)
  }
}

function writeAt(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function runPayload(command: string[]): Promise<void> {
  const child = startNode(['--import', 'tsx', 'scripts/payload.ts', ...command])
  if ((await child.exited) !== 0) throw new Error(`scripts/payload.ts ${command.join(' ')} failed:\n${child.output()}`)
}
