import { readFile, writeFile } from 'node:fs/promises'
import config from '@payload-config'
import { createLocalReq, type Field, type FieldAccess, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { ACCESS_TABLE, OPERATIONS, type Operation, OWNER_RIGHTS, STAFF_ROLES, type StaffRole } from '@/domain/staff/access-table'
import { openPayload } from '../leads/site'

const FILE = 'docs/access.md'
const [BEGIN, END] = ['<!-- begin: made by tests/integration/access/access-doc.test.ts -->', '<!-- end -->']
const LETTER: Record<Operation, string> = { read: 'r', create: 'c', update: 'u', delete: 'd' }
/** Belongs to no tenant and no account. */
const ID = 987_654_321

const requests: Partial<Record<StaffRole, PayloadRequest>> = {}
beforeAll(async () => {
  const payload = await openPayload()
  const [tenant] = (await payload.find({ collection: 'tenants', limit: 1, depth: 0 })).docs
  const facts = { name: 'Doc', email: 'doc@forecourt.example', createdAt: '', updatedAt: '' }
  for (const role of STAFF_ROLES) {
    const user = { ...facts, id: ID, collection: 'users' as const, role, tenants: [{ tenant: tenant?.id ?? 0 }] }
    requests[role] = await createLocalReq({ user }, payload)
  }
})

function requestOf(role: StaffRole): PayloadRequest {
  const req = requests[role]
  if (!req) throw new Error(role)
  return req
}

type Collection = Awaited<typeof config>['collections'][number]

async function rightsOf({ access }: Collection, role: StaffRole): Promise<string> {
  const req = requestOf(role)
  const results = await Promise.all(OPERATIONS.map(async (operation) => ({ operation, result: await access[operation]({ req }) })))
  const rights = results.flatMap(({ operation, result }) => (result === false ? [] : [LETTER[operation]])).join('')
  const isOwnAccount = results.some(({ result }) => JSON.stringify(result).includes(`{"id":{"equals":${ID}}}`))
  return `${rights}${isOwnAccount ? ' (own account)' : ''}` || '–'
}

type Rule = { path: string; access: { read?: FieldAccess; create?: FieldAccess; update?: FieldAccess } }

/** Lists fields with their own access rules, at any depth. */
function listRules(fields: readonly Field[], prefix: string): Rule[] {
  return fields.flatMap((field) => {
    const name = 'name' in field && field.name ? `${prefix}${field.name}` : prefix
    const own = 'access' in field && field.access && 'name' in field ? [{ path: name, access: field.access }] : []
    const inner = 'name' in field && field.name ? `${name}.` : prefix
    const deeper =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => listRules(tab.fields, inner))
        : 'fields' in field
          ? listRules(field.fields, inner)
          : []
    return [...own, ...deeper]
  })
}

async function rolesFor(access: Rule['access'], operation: 'read' | 'create' | 'update'): Promise<string> {
  const rule = access[operation]
  if (!rule) return 'as the document'
  const able: StaffRole[] = []
  for (const role of STAFF_ROLES) if (await rule({ req: requestOf(role) })) able.push(role)
  return able.join(', ') || 'nobody'
}

/** Fields that Payload adds to accounts, and the plugin to documents. */
const BUILT_IN = /^(users|shoppers)\.(email|username|sessions|enableAPIKey|apiKey)|\.tenant$/

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

async function makeSection(): Promise<string> {
  const collections = (await config).collections.filter(({ slug }) => slug in ACCESS_TABLE)
  const rights: string[][] = []
  const fields: string[][] = []
  for (const collection of collections) {
    const { slug } = collection
    const owner = Object.entries(OWNER_RIGHTS).find(([name]) => name === slug)?.[1] ?? []
    const cells = await Promise.all(STAFF_ROLES.map((role) => rightsOf(collection, role)))
    rights.push([slug, ...cells, owner.map((operation) => LETTER[operation]).join('') || '–'])
    for (const { path, access } of listRules(collection.fields, `${slug}.`)) {
      if (BUILT_IN.test(path) || !(access.read ?? access.create ?? access.update)) continue
      fields.push([path, await rolesFor(access, 'read'), await rolesFor(access, 'create'), await rolesFor(access, 'update')])
    }
  }
  return [
    table(['collection', ...STAFF_ROLES, 'the site’s owner, as well'], rights),
    'Fields with their own rules:',
    table(['field', 'read', 'create', 'update'], fields),
  ].join('\n\n')
}

const normalise = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim()

test('ADM-01, SEC-20: docs/access.md matches the built configuration', async () => {
  const text = await readFile(FILE, 'utf8')
  const section = await makeSection()
  const [head = '', rest = ''] = text.split(BEGIN)
  const [written = '', tail = ''] = rest.split(END)
  if (process.env.UPDATE_DOCS) return writeFile(FILE, `${head}${BEGIN}\n\n${section}\n\n${END}${tail}`)
  expect(normalise(written)).toBe(normalise(section))
})
