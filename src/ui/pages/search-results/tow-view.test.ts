import { describe, expect, test } from 'vitest'
import { aSearchView } from '@tests/builders/search-view'

describe('the tow check', () => {
  const vans = { switches: { stockKinds: ['caravan' as const] } }

  test('KIND-04: only a site that sells caravans has one', () => {
    expect(aSearchView('tow=-2500').tow).toBeNull()
    expect(aSearchView('', vans).tow).toMatchObject({ limit: null, missing: [] })
  })

  test('KIND-04: says why others are missing, and its limit is sent by its own field', () => {
    const { tow, kept, chips } = aSearchView('tow=-2500&sleeps=4', { ...vans, towMisses: { heavy: 12, unknown: 1 } })
    expect(tow).toMatchObject({ limit: 2_500, allHref: '/search?sleeps=4' })
    expect(tow?.missing[0]).toBe('12 caravans are too heavy for 2,500 kg.')
    expect(kept.map(({ name }) => name)).not.toContain('tow')
    expect(chips.map(({ label }) => label)).toContain('My car tows 2,500 kg')
    expect(aSearchView('tow=-2500').kept).toEqual([{ name: 'tow', value: '-2500' }])
  })
})
