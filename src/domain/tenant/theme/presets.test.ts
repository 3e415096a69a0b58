import { expect, test } from 'vitest'
import { findPreset, THEME_PRESETS } from './presets'

test.each(THEME_PRESETS.map(({ id, colours }) => [id, colours] as const))('ADM-15: recognises the colours of preset %s', (id, colours) => {
  expect(findPreset({ ...colours, display: 'inter' })).toBe(id)
})

test.each([
  [null, 'template'],
  [{ brand: null, link: '' }, 'template'],
  [{ brand: '#123456' }, null],
  [{ ...THEME_PRESETS[1]?.colours, ink: '#111111' }, null],
])('ADM-15: %j is the preset %s', (theme, id) => {
  expect(findPreset(theme)).toBe(id)
})
