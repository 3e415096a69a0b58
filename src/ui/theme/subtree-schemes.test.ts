import { expect, test } from 'vitest'
import { dealer } from '@tenants/templates/dealer'
import { prestige } from '@tenants/templates/prestige'
import { subtreeSchemes } from './subtree-schemes'

test('TEN-05: a part of a page gets every colour of the scheme that it sets', () => {
  const css = subtreeSchemes(prestige.tokens) ?? ''
  const [light = '', dark = ''] = css.split('[data-scheme=dark]')
  expect(light).toContain(`--fc-ground:${prestige.tokens.colour.ground};`)
  expect(dark).toContain(`--fc-ground:${prestige.tokens.dark?.ground};`)
  expect(dark.match(/--fc-/g)?.length).toBe(light.match(/--fc-/g)?.length)
})

test('TEN-05: returns nothing for a template with one scheme', () => {
  expect(subtreeSchemes(dealer.tokens)).toBeNull()
})
