// @begins-first
import config from '@payload-config'
import { beforeAll, describe, expect, test } from 'vitest'
import { compareWithAbsent, tryEverything, type Attempt } from './attempts'
import { EXPECTED } from './expectations'
import { PROBES } from './probes'
import { buildWorld, ROLES, SIDES, type Role, type Side, type World } from './world'

const { collections } = await config
const slugs = collections.map(({ slug }) => slug)

let world: World
beforeAll(async () => {
  world = await buildWorld()
})

const rightsOf = (collection: string, role: Role, side: Side) => EXPECTED[collection]?.[role].split('/')[SIDES.indexOf(side)] ?? 'no row'

const isFault = ({ answer }: Attempt) => answer.status >= 500

test('ADM-01: every collection of the built config has a row and a probe, and there are no other rows', () => {
  expect(Object.keys(EXPECTED).toSorted()).toStrictEqual(slugs.toSorted())
  expect(Object.keys(PROBES).toSorted()).toStrictEqual(slugs.toSorted())
})

describe.each(collections.map((collection) => [collection.slug, collection] as const))('%s', (slug, collection) => {
  describe.each(ROLES)('as %s', (role) => {
    test.each(SIDES)(`ADM-01, CARD-03, AUTH-01, SEC-01: ${slug} as ${role}, %s tenant`, async (side) => {
      const attempts = await tryEverything({ world, collection, role, side })
      const rights = rightsOf(slug, role, side)
      const word = (isDone: boolean) => (isDone ? 'yes' : 'no')
      expect(attempts.map(({ name, tookEffect }) => `${name}: ${word(tookEffect)}`)).toStrictEqual(
        attempts.map(({ name, right }) => `${name}: ${word(rights.includes(right))}`),
      )
      // A refusal reveals nothing of the document and is not a server error.
      expect(attempts.filter(({ leaks }) => leaks).map(({ name }) => name)).toStrictEqual([])
      expect(attempts.filter(isFault).map(({ name, answer }) => [name, answer.text])).toStrictEqual([])
    })
  })
})

const UNSEEN = collections.flatMap(({ slug }) =>
  ROLES.filter((role) => !rightsOf(slug, role, 'foreign').includes('r')).map((role) => [slug, role] as const),
)

test.each(UNSEEN)("SEC-01: in %s, as %s, another tenant's document gets the same response as a missing one", async (slug, role) => {
  const collection = collections.find((one) => one.slug === slug)
  if (!collection) throw new Error(slug)
  for (const { method, present, absent } of await compareWithAbsent({ world, collection, role, side: 'foreign' })) {
    expect([method, present]).toStrictEqual([method, absent])
  }
})
