import { describe, expect, test } from 'vitest'
import { templates } from '@tenants/templates'
import { CORNER_STYLES, mergeTokens } from './merge-tokens'

const { tokens } = templates.dealer

describe("ADM-15: a tenant’s choices override its template's tokens", () => {
  test.each([[null], [undefined], [{}]])('TEN-05: %j keeps the template’s tokens', (overrides) => {
    expect(mergeTokens(tokens, overrides)).toStrictEqual(tokens)
  })

  test('ADM-15: chosen values change, all others stay', () => {
    const merged = mergeTokens(tokens, { colour: { brand: '#5b1a2e' }, display: 'newsreader', radius: CORNER_STYLES.square })
    expect(merged).toStrictEqual({
      ...tokens,
      colour: { ...tokens.colour, brand: '#5b1a2e' },
      radius: { control: '0px', card: '0px', panel: '0px', pill: '0px' },
      type: { ...tokens.type, display: 'newsreader' },
    })
  })

  test('ADM-15: undefined and empty values count as not set', () => {
    expect(mergeTokens(tokens, { colour: { brand: undefined, link: '' }, text: undefined })).toStrictEqual(tokens)
  })

  test.each(['red', '#fff', '#07444e}body{display:none', 'url(//evil.example)'])('ADM-15: %s never reaches the style sheet', (value) => {
    const merged = mergeTokens(tokens, { colour: { brand: value }, radius: { card: value } })
    expect(JSON.stringify(merged)).toBe(JSON.stringify(tokens))
  })

  test("TEN-05: doesn't change the template", () => {
    const before = JSON.stringify(tokens)
    mergeTokens(tokens, { colour: { brand: '#5b1a2e' }, radius: { card: '2px' } })
    expect(JSON.stringify(tokens)).toBe(before)
  })
})
