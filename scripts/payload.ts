import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeLooks } from './looks/write-looks'
import { startNode } from './setup/child'
import { writeTablesFile } from './tables/generate'

// Runs Payload's own commands that need the config but neither database nor secrets: `generate`, and `migrate:create name`.

const PAYLOAD = 'node_modules/payload/bin.js'
const MIGRATIONS = 'migrations'
const TYPES = 'src/payload-types.ts'
/** The command sometimes exits before it has written, because its pending work doesn't keep the process alive. */
const ATTEMPTS = 4

const [command = '', name = 'change'] = process.argv.slice(2)
const stand = () => randomBytes(32).toString('hex')
const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PAYLOAD_SECRET: stand(), PAGE_KEY: stand(), ...process.env }

async function run(settings: Record<string, string>, ...args: string[]): Promise<void> {
  const child = startNode([PAYLOAD, ...args], { env: { ...env, ...settings } })
  const code = await child.exited
  if (code !== 0) throw new Error(`payload ${args.join(' ')}:\n${child.output()}`)
}

const listMigrations = () => readdirSync(MIGRATIONS).filter((file) => /^\d.*\.ts$/.test(file))

/** The generator imports types as values, which don't exist when modules are compiled separately. */
function importTypesAsTypes(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/import \{ MigrateUpArgs, MigrateDownArgs,/, 'import { type MigrateUpArgs, type MigrateDownArgs,'))
}

async function createMigration(): Promise<void> {
  const before = new Set(listMigrations())
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await run({}, 'migrate:create', name, '--skip-empty')
    const made = listMigrations().filter((file) => !before.has(file))
    for (const file of made) {
      importTypesAsTypes(path.join(MIGRATIONS, file))
      console.log(`Created ${path.join(MIGRATIONS, file)}. Read it before you commit it.`)
    }
    if (made.length > 0) return
  }
  console.log('No migration: the collections have not changed since the last one.')
}

/** Writes to a new file first, to detect whether anything was written. */
async function generateTypes(): Promise<void> {
  const draft = path.resolve('.cache', 'payload-types.ts')
  mkdirSync(path.dirname(draft), { recursive: true })
  rmSync(draft, { force: true })
  for (let left = ATTEMPTS; !existsSync(draft); left -= 1) {
    if (left === 0) throw new Error('Payload ended without writing its types. Try again.')
    await run({ PAYLOAD_TS_OUTPUT_PATH: draft }, 'generate:types')
  }
  const types = readFileSync(draft, 'utf8')
  if (types !== readFileSync(TYPES, 'utf8')) writeFileSync(TYPES, types)
}

if (command === 'generate') {
  await generateTypes()
  await run({}, 'generate:importmap')
  await writeLooks()
  await writeTablesFile()
  console.log('Types, tables, the admin’s import map and the style sheet of the looks are up to date.')
} else if (command === 'migrate:create') {
  await createMigration()
} else {
  console.error('Say what to do: generate, or migrate:create and a name.')
  process.exitCode = 1
}
