import { beforeAll, describe, expect, test } from 'vitest'
import {
  isLiveSegment,
  readEpochSegment,
  readTimeTravelTicket,
  readTravelSegment,
  toEpochSegment,
  toLiveSegment,
  toTimeTravelTicket,
  toTravelSegment,
} from './page-key'

beforeAll(() => {
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/none'
  process.env.PAYLOAD_SECRET ??= 'k3J9dLq27sPz0vXwB5nMhT8rYcGf1aEu'
  process.env.PAGE_KEY ??= 'Zq8Lw2Rt6Yp4Nv0Kd3Fh7Js9Xc5Bm1Ag'
})

describe('epoch segments', () => {
  test('PERF-06: is read back for its own tenant', () => {
    expect(readEpochSegment('harbour', toEpochSegment('harbour', 1_790_000_000))).toBe(1_790_000_000)
    expect(readEpochSegment('harbour', `${toEpochSegment('harbour', 1_790_000_000)}~17`)).toBe(1_790_000_000)
  })

  test('PERF-04: the segment of a page rendered on request has the same epoch, and is recognised', () => {
    const segment = toLiveSegment(toEpochSegment('harbour', 1_790_000_000))
    expect(readEpochSegment('harbour', segment)).toBe(1_790_000_000)
    expect([segment, encodeURIComponent(segment), toEpochSegment('harbour', 1_790_000_000)].map(isLiveSegment)).toEqual([true, true, false])
  })

  test('EDT-22: the segment of a page as of another instant has its epoch and its instant, also when rendered on request', () => {
    const segment = toTravelSegment(toEpochSegment('harbour', 1_790_000_000), 1_790_000_077)
    for (const one of [segment, toLiveSegment(segment), encodeURIComponent(segment), `${segment}~17`]) {
      expect(readEpochSegment('harbour', one)).toBe(1_790_000_000)
      expect(readTravelSegment(one)).toBe(1_790_000_077)
    }
    expect(isLiveSegment(toLiveSegment(segment))).toBe(true)
    for (const now of [toEpochSegment('harbour', 1_790_000_000), `${toEpochSegment('harbour', 1_790_000_000)}~17`]) {
      expect(readTravelSegment(now)).toBeNull()
    }
  })

  test('SEC-01: refuses a segment that the proxy did not create for this tenant', () => {
    const own = toEpochSegment('harbour', 1_790_000_000)
    const forged = [
      toEpochSegment('summit', 1_790_000_000),
      own.replace(/^\d+/, '1790000001'),
      '1790000000',
      '',
      '-5.abc',
      'NaN.abc',
      '9'.repeat(40),
    ]
    for (const segment of forged) expect(readEpochSegment('harbour', segment), segment).toBeNull()
  })
})

describe('time travel tickets', () => {
  const now = 1_790_000_000
  const ticket = { tenant: 'harbour', userId: 4, at: now + 86_400, expires: now + 600 }

  test('ADM-06: opens its own tenant at its own instant', () => {
    expect(readTimeTravelTicket(toTimeTravelTicket(ticket), 'harbour', now)).toBe(ticket.at)
  })

  test('ADM-06: expires', () => {
    expect(readTimeTravelTicket(toTimeTravelTicket(ticket), 'harbour', ticket.expires)).toBeNull()
  })

  test.each(['', 'x', '1.2.3', '1.2.3.4', '1.2.3.AAAAAAAAAAAAAAAA'])('SEC-01: %j is refused', (forged) => {
    expect(readTimeTravelTicket(forged, 'harbour', now)).toBeNull()
  })

  test('SEC-01: no part of it can be changed', () => {
    const parts = toTimeTravelTicket(ticket).split('.')
    for (let part = 0; part < 3; part += 1) {
      const changed = parts.with(part, String(Number(parts[part]) + 1)).join('.')
      expect(readTimeTravelTicket(changed, 'harbour', now)).toBeNull()
    }
    expect(readTimeTravelTicket(parts.join('.'), 'summit', now)).toBeNull()
  })
})
