import { expect, test } from 'vitest'
import { assessReadiness, type ReadinessFacts } from './assess-readiness'

const MB = 1024 ** 2
const WELL: ReadinessFacts = {
  database: 'writable',
  migrations: { applied: 19, missing: 0 },
  search: { isHealthy: true, documents: 4_020, fallback: undefined },
  jobs: { late: 0, stuck: 0, retried: 0 },
  outbox: { waiting: 2, oldestSeconds: 3, overdueSeconds: 1 },
  disk: { freeBytes: 50_000 * MB },
  changes: { isRead: true, isConnected: true },
}

test('REL-05: a healthy platform reports every part as ok', () => {
  expect(assessReadiness(WELL)).toEqual({
    status: 'ready',
    parts: {
      database: { ok: true, detail: 'answers' },
      migrations: { ok: true, detail: '19 applied' },
      search: { ok: true, detail: '4020 vehicles' },
      jobs: { ok: true, detail: 'none is late or failing' },
      outbox: { ok: true, detail: '2 deliveries waiting, the oldest for 3 s' },
      disk: { ok: true, detail: '50000 MB free' },
      changes: { ok: true, detail: 'arrive' },
    },
  })
})

test.each<[string, Partial<ReadinessFacts>, 'degraded' | 'waiting', string, string]>([
  ['REL-05: no database', { database: null }, 'waiting', 'database', 'does not answer'],
  ['REL-10: a read-only database', { database: 'read-only' }, 'waiting', 'database', 'takes no writes: leads can’t be stored'],
  ['REL-05: migrations to run', { migrations: { applied: 18, missing: 1 } }, 'waiting', 'migrations', '1 to run'],
  ['REL-05: no migration at all', { migrations: { applied: 0, missing: 0 } }, 'waiting', 'migrations', '0 applied'],
  ['REL-05: migrations that cannot be read', { migrations: null }, 'waiting', 'migrations', 'can’t be read'],
  ['REL-05: no search', { search: { isHealthy: false, documents: null, fallback: undefined } }, 'waiting', 'search', 'does not answer'],
  ['REL-10: a full disk', { disk: { freeBytes: 63 * MB } }, 'waiting', 'disk', '63 MB free'],
  ['REL-10: a disk that fills up', { disk: { freeBytes: 1_023 * MB } }, 'degraded', 'disk', '1023 MB free'],
  ['REL-10: an unreadable disk', { disk: null }, 'degraded', 'disk', 'can’t be read'],
  ['REL-10: jobs that do not start', { jobs: { late: 2, stuck: 0, retried: 0 } }, 'degraded', 'jobs', '2 not begun for 5 min'],
  ['REL-10: jobs that hang and fail', { jobs: { late: 0, stuck: 1, retried: 3 } }, 'degraded', 'jobs', '1 begun and not ended, 3 failing'],
  ['REL-10: jobs that cannot be read', { jobs: null }, 'degraded', 'jobs', 'can’t be read'],
  [
    'REL-10: deliveries that are not sent',
    { outbox: { waiting: 1, oldestSeconds: 400, overdueSeconds: 301 } },
    'degraded',
    'outbox',
    '1 delivery waiting, the oldest for 7 min; nobody has sent for 5 min',
  ],
  [
    'REL-10: a destination that has not answered for an hour',
    { outbox: { waiting: 4, oldestSeconds: 86_400, overdueSeconds: 0 } },
    'degraded',
    'outbox',
    '4 deliveries waiting, the oldest for 24 h',
  ],
  [
    'REL-10: invalidations from other processes do not arrive',
    { changes: { isRead: true, isConnected: false } },
    'waiting',
    'changes',
    'do not arrive: the connection is lost',
  ],
  [
    'REL-05: sites are not loaded yet',
    { changes: { isRead: false, isConnected: false } },
    'waiting',
    'changes',
    'the sites are not read yet',
  ],
])('%s', (_, facts, status, name, detail) => {
  const readiness = assessReadiness({ ...WELL, ...facts })
  expect(readiness.status).toBe(status)
  const unwell = Object.entries(readiness.parts).filter(([, { ok }]) => !ok)
  expect(unwell).toEqual([[name, { ok: false, detail }]])
})

test.each<[string, Partial<ReadinessFacts>, string, string]>([
  [
    'REL-02: PostgreSQL as the fallback of a search engine',
    { search: { isHealthy: true, documents: 7, fallback: 'postgres' } },
    'search',
    'does not answer; 7 vehicles by postgres in its place',
  ],
  ['REL-10: files in a bucket', { disk: 'bucket' }, 'disk', 'files are in a bucket'],
  ['REL-10: an empty outbox', { outbox: { waiting: 0, oldestSeconds: 0, overdueSeconds: 0 } }, 'outbox', 'empty'],
])('%s is reported as ok', (_, facts, name, detail) => {
  const { status, parts } = assessReadiness({ ...WELL, ...facts })
  expect(status).toBe('ready')
  expect(Object.entries(parts).find(([part]) => part === name)?.[1]).toEqual({ ok: true, detail })
})
