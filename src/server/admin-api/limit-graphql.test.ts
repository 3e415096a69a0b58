import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limitGraphql } from './limit-graphql'

const schema = buildSchema(`
  type Query { Cars(limit: Int): Cars, Car(id: Int): Car }
  type Cars { docs: [Car], totalDocs: Int }
  type Car { id: Int, make: String, dealer: Dealer }
  type Dealer { name: String, cars(limit: Int): Cars, parent: Dealer }
`)
const refusalsOf = (query: string, variables = {}) =>
  validate(schema, parse(query), [limitGraphql(variables)]).map(({ message }) => message)
const parents = (levels: number): string => (levels === 0 ? 'name' : `parent { ${parents(levels - 1)} }`)

test.each([
  '{ Cars { docs { id make dealer { name } } totalDocs } }',
  '{ Cars(limit: 500) { docs { id make } } }',
  '{ a: Car(id: 1) { id } b: Car(id: 2) { id } }',
  '{ Cars { docs { dealer { cars { docs { id } } } } } }',
  '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } }',
])('SEC-17: %s is answered', (query) => {
  expect(refusalsOf(query)).toEqual([])
})

test.each<[string, string, string, Record<string, unknown>?]>([
  ['a list that is too long', '{ Cars(limit: 9000) { docs { id } } }', 'too much at once'],
  ['a list of everything', '{ Cars(limit: 0) { docs { id } } }', 'too much at once'],
  ['a limit by variable', 'query ($n: Int) { Cars(limit: $n) { docs { id } } }', 'too much at once', { n: 9_000 }],
  ['lists within lists', '{ Cars(limit: 100) { docs { dealer { cars(limit: 100) { docs { id } } } } } }', 'too much at once'],
  ['many aliases', `{ ${Array.from({ length: 11 }, (_, at) => `a${at}: Car(id: 1) { id }`).join(' ')} }`, '11 aliases'],
  [
    'aliases in a fragment',
    `fragment f on Query { ${Array.from({ length: 11 }, (_, at) => `a${at}: Car { id }`).join(' ')} } { ...f }`,
    '11 aliases',
  ],
  ['a deep query', `{ Car { dealer { ${parents(9)} } } }`, 'nests 12 fields'],
])('SEC-17: %s is refused', (_, query, words, variables) => {
  expect(refusalsOf(query, variables)).toEqual([expect.stringContaining(words)])
})

test('SEC-17: measuring a fragment that contains itself terminates', () => {
  expect(refusalsOf('fragment f on Car { id dealer { cars { docs { ...f } } } } { Car { ...f } }')).toEqual([])
})
