import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

// A small project in which every import is allowed. Each rule then gets one forbidden import.
const HOUSE: Record<string, string> = {
  'payload.config.ts': "import { vehicles } from '@collections/vehicles'\nexport default { collections: [vehicles] }",
  'src/env.ts': 'export const env = () => ({})',
  'src/domain/price.ts': 'export const price = 1',
  'src/domain/sign.ts': "import type { Label } from '@/domain/label'\nexport type Sign = Label",
  'src/domain/label.ts': "import { price } from '@/domain/price'\nexport type Label = typeof price",
  'src/server/cache/page-cache-handler.ts': 'export const pages = new Map()',
  'src/ui/price.tsx': "import { price } from '@/domain/price'\nexport const Price = () => price",
  'src/server/vehicles.ts': "import { env } from '@/env'\nexport const findVehicles = () => env()",
  'src/server/process/payload-client.ts': "import config from '@payload-config'\nexport const getClient = () => config",
  'src/server/tenant/get-tenant.ts': "import { templates } from '@tenants/index'\nexport const getTenant = () => templates",
  'src/actions/save-lead.ts': "import { findVehicles } from '@/server/vehicles'\nexport const saveLead = () => findVehicles()",
  'src/features/lead-form/lead-form.tsx': "import { saveLead } from '@/actions/save-lead'\nexport const LeadForm = () => saveLead()",
  'src/features/watchlist/watchlist.tsx': 'export const Watchlist = () => null',
  'src/app/(site)/page.tsx': "import { RenderBlocks } from '@blocks/render-blocks'\nexport default RenderBlocks",
  'src/app/(payload)/admin/page.tsx': "import config from '@payload-config'\nexport default config",
  'src/proxy.ts': "import { getTenant } from '@/server/tenant/get-tenant'\nexport const proxy = getTenant",
  'src/ui/primitives/button.tsx': 'export const Button = () => null',
  'src/ui/sections/card.tsx': "import { Button } from '@/ui/primitives/button'\nexport const Card = Button",
  'src/ui/pages/home.tsx': "import { Card } from '@/ui/sections/card'\nexport const Home = Card",
  'demo/tenants/harbour.ts': "import { templates } from '@tenants/index'\nexport const harbour = templates",
  'blocks/hero/config.ts': "import { slugField } from '@collections/shared/slug'\nexport const hero = slugField",
  'blocks/hero/component.tsx': "import { LeadForm } from '@/features/lead-form/lead-form'\nexport const Hero = LeadForm",
  'blocks/faq/component.tsx': 'export const Faq = () => null',
  'blocks/configs.ts': "import { hero } from './hero/config'\nexport const blockConfigs = [hero]",
  'blocks/render-blocks.tsx': "import { Hero } from './hero/component'\nexport const RenderBlocks = Hero",
  'collections/shared/slug.ts': "export const slugField = 'slug'",
  'collections/vehicles/index.ts': "import { blockConfigs } from '@blocks/configs'\nexport const vehicles = blockConfigs",
  'tenants/index.ts': "import { price } from '@/domain/price'\nexport const templates = price",
}

const BREACHES = [
  ['src/domain/price.ts', '@/server/vehicles', 'room-domain'],
  ['src/domain/price.ts', 'react', 'domain-knows-no-framework'],
  ['src/domain/price.ts', 'node:fs', 'domain-does-no-io'],
  ['src/domain/label.ts', 'type @/domain/sign', 'no-cycles'],
  ['src/server/cache/page-cache-handler.ts', '@/env', 'cache-handler-is-self-contained'],
  ['src/ui/price.tsx', '@/server/vehicles', 'room-ui'],
  ['src/ui/price.tsx', '@/features/watchlist/watchlist', 'room-ui'],
  ['src/features/lead-form/lead-form.tsx', '@/features/watchlist/watchlist', 'room-features'],
  ['src/features/lead-form/lead-form.tsx', '@/server/vehicles', 'room-features'],
  ['src/actions/save-lead.ts', '@/ui/price', 'room-actions'],
  ['src/server/vehicles.ts', '@/ui/price', 'room-server'],
  ['src/server/vehicles.ts', '@tenants/index', 'only-the-tenant-adapter-reads-tenant-files'],
  ['src/server/vehicles.ts', '@payload-config', 'who-may-import-the-payload-config'],
  ['src/app/(site)/page.tsx', '@collections/vehicles', 'app-never-imports-collections'],
  ['src/app/(site)/page.tsx', '@payload-config', 'who-may-import-the-payload-config'],
  ['blocks/hero/component.tsx', '@blocks/faq/component', 'room-block-view'],
  ['blocks/hero/config.ts', '@/server/vehicles', 'room-block-config'],
  ['blocks/hero/config.ts', 'react', 'schemas-know-no-react'],
  ['collections/vehicles/index.ts', '@/ui/price', 'room-collections'],
  ['collections/vehicles/index.ts', '@blocks/render-blocks', 'room-collections'],
  ['tenants/index.ts', '@/server/vehicles', 'room-tenants'],
  ['src/ui/primitives/button.tsx', '@/ui/sections/card', 'primitives-are-the-lowest-shelf'],
  ['src/ui/sections/card.tsx', '@/ui/pages/home', 'sections-import-no-pages'],
  ['src/domain/price.ts', '@demo/tenants/harbour', 'room-domain'],
  ['src/app/(site)/page.tsx', '@demo/tenants/harbour', 'room-app'],
  ['demo/tenants/harbour.ts', '@/server/vehicles', 'room-demo-tenants'],
  ['src/env.ts', '@/domain/price', 'room-env'],
  ['src/odds-and-ends/stray.ts', '@/domain/price', 'a-file-outside-every-room'],
  ['src/domain/price.ts', './absent', 'no-unresolved-imports'],
] as const

const report = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
})

let house = ''
let lawful: string[] = []
let broken: string[] = []

beforeAll(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'import-law-'))
  for (const file of ['tsconfig.json', '.dependency-cruiser.cjs', 'package.json']) copyFileSync(file, path.join(house, file))
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'))
  for (const [name, text] of Object.entries(HOUSE)) build(name, text)
  lawful = findViolations()
  for (const name of new Set(BREACHES.map(([from]) => from))) build(name, addImport(name))
  broken = findViolations()
})

afterAll(() => rmSync(house, { recursive: true }))

function build(name: string, text: string): void {
  mkdirSync(path.join(house, path.dirname(name)), { recursive: true })
  writeFileSync(path.join(house, name), `${text}\n`)
}

/** An import of values, or of types only. */
const toImport = (imported: string) =>
  imported.startsWith('type ') ? `import type * as Planted from '${imported.slice('type '.length)}'` : `import '${imported}'`

function addImport(name: string): string {
  const imports = BREACHES.filter(([from]) => from === name).map(([, imported]) => toImport(imported))
  return [...imports, HOUSE[name] ?? ''].join('\n')
}

/** Returns the violations found, as 'file: rule'. */
function findViolations(): string[] {
  const program = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const rooms = ['payload.config.ts', 'src', 'blocks', 'collections', 'tenants', 'demo']
  const { stdout } = spawnSync(process.execPath, [program, '--output-type', 'json', ...rooms], { cwd: house, encoding: 'utf8' })
  return report.parse(JSON.parse(stdout)).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

test('the project without violations passes', () => {
  expect(lawful).toEqual([])
})

test.each(BREACHES)('%s may not import %s', (name, _, rule) => {
  expect(broken).toContain(`${name}: ${rule}`)
})
