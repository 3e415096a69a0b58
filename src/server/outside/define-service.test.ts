import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { processGlobal } from '../cache/process-global'
import { defineService } from './define-service'
import { cacheAnswers } from './cache-answers'

const { lines } = vi.hoisted(() => ({ lines: new Array<[level: string, line: object]>() }))
vi.mock('../process/log', () => ({
  logger: { warn: (line: object) => lines.push(['warn', line]), info: (line: object) => lines.push(['info', line]) },
}))

type Weather = { kind: 'embedded' | 'service'; ask: (city: string) => Promise<string | null> }

let names = 0
/** A service with its own circuit, whose adapter can be made to fail. */
function aService(fallback: 'embedded' | 'none', isConfigured = true) {
  names += 1
  const state = { isConfigured, isAway: false, asked: 0, timeoutMs: 0, now: 0 }
  const service = defineService({
    name: `weather-${names}`,
    settings: z.object({ address: z.url(), timeoutMs: z.number().default(2_000) }),
    configure: () => (state.isConfigured ? { address: 'https://weather.example' } : null),
    connect: ({ timeoutMs }): Weather => ({
      kind: 'service',
      ask: (city) => {
        state.timeoutMs = timeoutMs
        state.asked += 1
        return state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(city === 'Perth' ? 'sun' : null)
      },
    }),
    embedded: (): Weather => ({ kind: 'embedded', ask: (city) => Promise.resolve(`unknown in ${city}`) }),
    fallback,
    circuit: { failures: 2, restMs: 1_000, clock: () => state.now },
  })
  return { state, find: (city: string) => service.find((provider) => provider.ask(city)), service }
}

beforeEach(() => {
  lines.length = 0
  processGlobal('forecourt.answers.weather').value = undefined
})

test('API-07: asks a configured service with the settings of its schema, including defaults', async () => {
  const { state, find, service } = aService('none')
  expect(await find('Perth')).toBe('sun')
  expect([state.timeoutMs, service.isConfigured(), service.open().kind]).toEqual([2_000, true, 'service'])
})

test('API-08: the embedded adapter answers as soon as there are no settings', async () => {
  const { state, find, service } = aService('none', false)
  expect(await find('Perth')).toBe('unknown in Perth')
  expect([state.asked, service.isConfigured(), service.open().kind]).toEqual([0, false, 'embedded'])
  state.isConfigured = true
  expect(await find('Perth')).toBe('sun')
})

test('API-08: the embedded adapter answers for a service that fails, but not for one that knows no answer', async () => {
  const { state, find } = aService('embedded')
  expect(await find('Hobart')).toBeNull()
  state.isAway = true
  expect(await find('Hobart')).toBe('unknown in Hobart')
})

test('GAUGE-03: a service without a fallback that fails gives no answer', async () => {
  const { state, find, service } = aService('none')
  state.isAway = true
  expect(await find('Perth')).toBeNull()
  expect(await service.ask((provider) => provider.ask('Perth'))).toEqual({ kind: 'unavailable' })
})

test('API-08: after two failures the service is not asked during its rest, then tried again', async () => {
  const { state, find } = aService('embedded')
  state.isAway = true
  for (let time = 0; time < 5; time += 1) await find('Perth')
  expect(state.asked).toBe(2)
  Object.assign(state, { isAway: false, now: 1_001 })
  expect(await find('Perth')).toBe('sun')
})

test('SEC-05: logs a failure with only service, adapter and reason, and the recovery', async () => {
  const { state, find } = aService('none')
  state.isAway = true
  await find('Perth')
  state.isAway = false
  await find('Perth')
  await find('Perth')
  const service = expect.stringMatching(/^weather-\d+$/)
  expect(lines).toEqual([
    ['warn', { service, adapter: 'service', reason: 'away' }],
    ['info', { service, adapter: 'service' }],
  ])
})

test('API-08: an embedded adapter that fails is asked again the next time', async () => {
  const service = defineService({
    name: 'weather-without-database',
    settings: z.object({}),
    configure: () => null,
    connect: (): Weather => ({ kind: 'service', ask: () => Promise.resolve(null) }),
    embedded: (): Weather => ({ kind: 'embedded', ask: () => Promise.reject(new Error('no database')) }),
    fallback: 'embedded',
    circuit: { failures: 1 },
  })
  let asked = 0
  for (let time = 0; time < 3; time += 1) expect(await service.find((provider) => ((asked += 1), provider.ask('Perth')))).toBeNull()
  expect(asked).toBe(3)
})

test('API-07: caches answers by question, including null, but neither failures nor answers of the fallback', async () => {
  const { state, service } = aService('embedded')
  const withCache = cacheAnswers<string | null>('weather', { most: 2 })
  const find = async (city: string) => {
    const asking = await withCache(city, () => service.ask((provider) => provider.ask(city)))
    return asking.kind === 'answered' ? asking.answer : 'unavailable'
  }
  state.isAway = true
  expect(await find('Perth')).toBe('unknown in Perth')
  state.isAway = false
  expect([await find('Perth'), await find('Hobart')]).toEqual(['sun', null])
  state.isAway = true
  expect([await find('Perth'), await find('Hobart')]).toEqual(['sun', null])
  expect(await find('Darwin')).toBe('unknown in Darwin')
})

test('API-07: a full cache drops the least recently used answer, and answers expire', async () => {
  const asked: string[] = []
  const withCache = cacheAnswers<string>('weather', { most: 2, forMs: 60_000 })
  const find = (city: string) =>
    withCache(city, () => (asked.push(city), Promise.resolve({ kind: 'answered', answer: city, isFallback: false })))
  for (const city of ['Perth', 'Hobart', 'Perth', 'Darwin', 'Perth', 'Hobart']) await find(city)
  expect(asked).toEqual(['Perth', 'Hobart', 'Darwin', 'Hobart'])
  const brief = cacheAnswers<number>('weather', { most: 2, forMs: 1 })
  processGlobal('forecourt.answers.weather').value = undefined
  let count = 0
  const ask = () => Promise.resolve({ kind: 'answered' as const, answer: (count += 1), isFallback: false })
  await brief('Perth', ask)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await brief('Perth', ask)).toMatchObject({ answer: 2 })
})
