import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDocument } from './probes'
import { callGraphql, pick } from './rest'
import { buildWorld, type World } from './world'

let world: World
beforeAll(async () => {
  world = await buildWorld()
})
afterAll(() => world.destroy())

type Operation = { name: string; args: string[]; isList: boolean }

async function listOperations(kind: 'queryType' | 'mutationType'): Promise<Operation[]> {
  const query = `{ __schema { ${kind} { fields { name type { kind ofType { kind } fields { name } } args { name type { kind } } } } } }`
  const fields = pick((await callGraphql(query, null)).json, `data.__schema.${kind}.fields`)
  if (!Array.isArray(fields)) throw new Error('no schema')
  return fields.map((field: unknown) => {
    const [args, inner] = [pick(field, 'args'), pick(field, 'type.fields')]
    return {
      name: String(pick(field, 'name')),
      args: Array.isArray(args) ? args.map((argument: unknown) => String(pick(argument, 'name'))) : [],
      isList: Array.isArray(inner) && inner.some((one: unknown) => pick(one, 'name') === 'docs'),
    }
  })
}

/** What says who asks, and who may: no document's content. */
const ABOUT_THE_ASKER = ['Access', 'initializedUser', 'meUser']

const isHarmless = ({ name }: Operation) => ABOUT_THE_ASKER.includes(name) || name.startsWith('docAccess')

describe('AUTH-01, SEC-01: GraphQL is closed to anonymous readers', () => {
  test('SEC-01: every query of the schema is refused', async () => {
    const queries = (await listOperations('queryType')).filter((query) => !isHarmless(query))
    expect(queries.length).toBeGreaterThan(40)
    const open: string[] = []
    for (const { name, args } of queries) {
      const { json } = await callGraphql(`{ ${name}${args.includes('id') ? '(id: 1)' : ''} { __typename } }`, null)
      const reason = pick(json, 'errors.0.extensions.name')
      if (pick(json, `data.${name}`) !== null || (reason !== 'Forbidden' && reason !== 'NotFound')) open.push(`${name}: ${JSON.stringify(json)}`)
    }
    expect(open).toStrictEqual([])
  })

  test('SEC-01: every change of a document that exists is refused', async () => {
    const changes = (await listOperations('mutationType')).filter(({ args }) => args.includes('id'))
    expect(changes.length).toBeGreaterThan(30)
    const open: string[] = []
    for (const { name, args } of changes) {
      const { json } = await callGraphql(`mutation { ${name}(id: 1${args.includes('data') ? ', data: {}' : ''}) { __typename } }`, null)
      const refusal = pick(json, 'errors.0.extensions.name')
      if (refusal !== 'Forbidden') open.push(`${name}: ${JSON.stringify(json)}`)
    }
    expect(open).toStrictEqual([])
  })
})

describe('SEC-01: GraphQL gives marketing its own tenant and no other', () => {
  test.each([
    ['Faqs', 'faqs', 'question'],
    ['Offers', 'offers', 'title'],
    ['Pages', 'pages', 'title'],
    ['Vehicles', 'vehicles', 'name'],
  ])('SEC-01: %s', async (query, collection, field) => {
    const [own, foreign] = [`own${collection}`, `foreign${collection}`]
    await makeDocument(world, collection, 'own', own, 'admin')
    const id = await makeDocument(world, collection, 'foreign', foreign, 'admin')
    const { text } = await callGraphql(`{ ${query}(limit: 100) { docs { ${field} tenant { name } } } }`, world.tokens.marketing)
    expect(text).toContain(own)
    expect(text).not.toContain(foreign)
    const where = `where: { id: { equals: ${id} } }`
    const counted = await callGraphql(`{ count${query}(${where}) { totalDocs } ${query}(${where}) { totalDocs } }`, world.tokens.marketing)
    expect([pick(counted.json, `data.count${query}.totalDocs`), pick(counted.json, `data.${query}.totalDocs`)]).toStrictEqual([0, 0])
  })
})
