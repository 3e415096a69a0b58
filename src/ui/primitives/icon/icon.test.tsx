import { createHash } from 'node:crypto'
import type { Icon as PhosphorIcon } from '@phosphor-icons/react'
import * as phosphor from '@phosphor-icons/react/dist/ssr'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { iconField } from '@collections/shared/appearance'
import { Icon, type IconProps } from './icon'
import { ICON_WEIGHTS, ICONS, type IconWeight } from './icon-names'
import { SPRITE_VERSION } from './sprite-version'

const isIcon = (shape: unknown): shape is PhosphorIcon => typeof shape === 'object' && shape !== null && '$$typeof' in shape
const shapes = new Map(Object.entries(phosphor).flatMap(([name, shape]) => (isIcon(shape) ? [[name, shape] as const] : [])))

const STROKES: Record<IconWeight, number> = { light: 12, regular: 16, bold: 24, fill: 16 }

/** A gear gate with three slots and five knobs, which Phosphor lacks. */
function drawGearbox(weight: IconWeight): string {
  const knobs = [56, 128, 200].flatMap((x) => [`<circle cx="${x}" cy="52" r="20"/>`, `<circle cx="${x}" cy="204" r="20"/>`])
  const lines = `<path d="M56 72v112M128 72v112M200 72v40a16 16 0 0 1-16 16H56"/>`
  return `<g fill="none" stroke="currentColor" stroke-width="${STROKES[weight]}" stroke-linecap="round">${knobs.slice(0, 5).join('')}${lines}</g>`
}

function drawShape(componentName: string | null, weight: IconWeight): string {
  if (componentName === null) return drawGearbox(weight)
  const shape = shapes.get(`${componentName}Icon`)
  if (!shape) throw new Error(`Phosphor has no ${componentName}`)
  return renderToStaticMarkup(createElement(shape, { weight })).replace(/^<svg[^>]*>|<\/svg>$/g, '')
}

function drawSprite(weight: IconWeight): string {
  const symbols = Object.entries(ICONS).map(
    ([name, shape]) => `<symbol id="${name}" viewBox="0 0 256 256" fill="currentColor">${drawShape(shape, weight)}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`
}

/** Stored names are untyped. */
function drawStored(name: string): string {
  const props: IconProps = JSON.parse(JSON.stringify({ name }))
  return renderToStaticMarkup(<Icon {...props} />)
}

describe('icons', () => {
  const sprites = ICON_WEIGHTS.map((weight) => ({ weight, sprite: drawSprite(weight) }))

  test.each(sprites)('the $weight sprite contains every icon of the list (vitest -u writes it)', async ({ weight, sprite }) => {
    await expect(sprite).toMatchFileSnapshot(`../../../../public/icons/${weight}.svg`)
  })

  test('the version changes with the sprites', () => {
    const digest = createHash('sha256')
      .update(sprites.map(({ sprite }) => sprite).join(''))
      .digest('hex')
    expect(SPRITE_VERSION).toBe(digest.slice(0, 8))
  })

  test('A11Y-01: an icon beside text is hidden from screen readers, an icon on its own has a name', () => {
    expect(renderToStaticMarkup(<Icon name="phone" />)).toContain('aria-hidden="true"')
    const named = renderToStaticMarkup(<Icon name="phone" label="Call" weight="bold" />)
    expect(named).toContain('role="img" aria-label="Call"')
    expect(named).toContain('/icons/bold.svg')
    expect(named).not.toContain('aria-hidden')
  })

  test.each(['"></use></svg><img src=x onerror=alert(1)>', 'tag"', 'tag onload=x', 'ＴＡＧ', 'tag\n'])(
    'SEC-06: %j is not rendered as an icon',
    (name) => {
      expect(drawStored(name)).toBe('<svg width="20" height="20" aria-hidden="true"></svg>')
    },
  )

  test('SEC-06: every icon that a block offers is in the sprites', () => {
    const field = iconField()
    const names = field.options.map((option) => (typeof option === 'string' ? option : option.value))
    expect(names.filter((name) => !Object.hasOwn(ICONS, name))).toEqual([])
    for (const name of Object.keys(ICONS)) expect(drawStored(name)).toContain(`#${name}"></use>`)
  })
})
