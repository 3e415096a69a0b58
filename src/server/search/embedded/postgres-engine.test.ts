import { expect, test } from 'vitest'
import { emptySearchQuery } from '@/domain/search/query'
import { toSearchScope } from '@/domain/search/scope'
import { SearchUnavailableError } from '../port'
import { createPostgresEngine } from './postgres-engine'

const scope = toSearchScope(
  {
    dealershipIds: [1],
    includeSoldDays: 3,
    minPhotoLevel: 0,
    stockCarTypes: [],
    stockKinds: [],
    stockStatuses: [],
    stockMakes: [],
    excludedStockNumbers: [],
  },
  0,
)

test.each([
  ['SRCH-14: a pool without a connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['SRCH-14: a connection that could not be made', new Error('Connection terminated due to connection timeout'), true],
  ['SRCH-14: a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' }), true],
  ['API-11: a statement that is wrong stays a fault of ours', Object.assign(new Error('syntax error'), { code: '42601' }), false],
])('%s', async (_, failure, isUnavailable) => {
  const engine = createPostgresEngine({ query: () => Promise.reject(failure) })
  const error: unknown = await engine.search(emptySearchQuery(scope)).catch((thrown: unknown) => thrown)
  expect(error instanceof SearchUnavailableError).toBe(isUnavailable)
})
