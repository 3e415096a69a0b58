import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { ALL_CALLS, isCallPath } from './calls'
import { describeApi } from './openapi'

const described = describeApi('https://harbour.example')
const text = JSON.stringify(described)

test('SEC-02: the API description passes an OpenAPI linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} at ${at?.pointer ?? ''}`)).toEqual([])
}, 60_000)

test('SEC-02: the linter finds errors', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = text.replace('#/components/responses/not_found', '#/components/responses/nowhere')
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs')
}, 60_000)

test('API-13, API-14: describes paths, queries and forms from the schemas that routes use', () => {
  expect(described.paths).toMatchObject({
    '/api/cars': {
      get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'limit', in: 'query', required: false })]) },
    },
    '/api/cars/{slug}/similar': { get: { parameters: [{ name: 'slug', in: 'path', required: true }] } },
    '/api/account/sign-in': {
      post: {
        requestBody: {
          content: {
            'application/json': { schema: { required: ['email', 'password'] } },
            'application/x-www-form-urlencoded': {},
          },
        },
        responses: { 401: { $ref: '#/components/responses/signed_out' } },
      },
    },
    '/api/watchlist': { get: { security: [{ session: [] }] } },
    '/api/cars/{slug}/pdf': { get: { responses: { 200: { content: { 'application/pdf': {} } } } } },
    '/api/events': { post: { responses: { 204: {} } } },
  })
})

test("SEC-02: doesn't publish internal calls", () => {
  expect(Object.keys(described.paths).filter((path) => /stripe|ready|health/.test(path))).toEqual([])
})

const API = path.join(import.meta.dirname, '../app/api')

/** Returns every route's source by its path. */
function readRoutes(): Map<string, string> {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'))
  return new Map(
    files.map((file) => {
      const folder = path.dirname(file).replaceAll('\\', '/')
      return [`/api/${folder.replaceAll('[', '{').replaceAll(']', '}')}`, readFileSync(path.join(API, file), 'utf8')]
    }),
  )
}

/** Calls that the proxy rewrites to another route. */
const LED_ELSEWHERE: Readonly<Record<string, string>> = {
  '/api/leads': '/api/enquiries',
  '/cars/{slug}/autogauge': '/api/cars/{slug}/autogauge',
  '/feeds/{ticket}/{file}': '/api/feeds/{ticket}/{file}',
}

describe('the list of calls', () => {
  test('SEC-02: every route under /api defines a listed call, and every call has a route', () => {
    const routes = readRoutes()
    expect([...routes.keys()].toSorted()).toEqual(ALL_CALLS.map((call) => LED_ELSEWHERE[call.path] ?? call.path).toSorted())
    for (const [route, source] of routes) {
      expect(source, route).toMatch(/export const (GET|POST) = define\w+\(/)
      expect(source, route).not.toMatch(/export (async )?function/)
    }
  })

  test.each([
    ['/api/search', true],
    ['/api/cars/2023-kia-rio/pdf', true],
    ['/cars/2023-kia-rio/autogauge', true],
    ['/api/openapi.json', true],
    ['/api/openapiXjson', false],
    ['/api/cars/2023-kia-rio', false],
    ['/api/cars/2023/kia-rio/pdf', false],
    ['/api/leads', true],
    ['/api/leads/5', false],
    ['/api/enquiries', false],
    ['/api/account/sign-in/more', false],
    ['/api/users', false],
    ['/x/api/search', false],
  ])('SEC-02, SEC-16: %s is a call: %s', (pathname, expected) => expect(isCallPath(pathname)).toBe(expected))
})
