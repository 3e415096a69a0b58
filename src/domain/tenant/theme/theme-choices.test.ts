import { expect, test } from 'vitest'
import { templates } from '@tenants/templates'
import { CORNER_STYLES, mergeTokens } from '../merge-tokens'
import { TEMPLATE_NAMES } from '../template'
import { checkTheme } from './contrast'
import { THEME_PRESETS } from './presets'
import { toHeaderChoice, toTokenOverrides } from './theme-choices'

test("ADM-15: reads a site's colours, fonts and corners, and ignores anything else", () => {
  expect(
    toTokenOverrides({ brand: '#0B4F8A ', ink: '', display: 'inter', text: 'comic', radius: 'round', panel: 1, other: '#fff' }),
  ).toEqual({
    colour: { brand: '#0b4f8a' },
    display: 'inter',
    radius: CORNER_STYLES.round,
  })
  expect(toTokenOverrides(null)).toEqual({})
})

test.each([
  [{ header: 'gallery' }, 'gallery'],
  [{ header: 'sidebar' }, null],
  [{}, null],
  [undefined, null],
])('ADM-15: the header of %j is %s', (theme, header) => {
  expect(toHeaderChoice(theme)).toBe(header)
})

test.each(TEMPLATE_NAMES.flatMap((name) => THEME_PRESETS.map((preset) => [preset.label, name, preset] as const)))(
  'ADM-15, EDT-27: the preset “%s” has enough contrast in the template %s',
  (_, name, { colours }) => {
    const problems = checkTheme(mergeTokens(templates[name].tokens, toTokenOverrides(colours)), name)
    expect(problems.map(({ text, on, fix }) => `${text} on ${on}: ${fix}`)).toEqual([])
  },
)
