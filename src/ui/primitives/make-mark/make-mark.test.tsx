import { renderToStaticMarkup } from 'react-dom/server'
import * as simpleIcons from 'simple-icons'
import { describe, expect, test } from 'vitest'
import { BrandMark, hasBrandMark } from './brand-mark'
import { MakeMark } from './make-mark'
import { hasMark, MAKE_MARKS } from './make-marks'

const paths = new Map(
  Object.entries(simpleIcons).flatMap(([name, icon]) => (typeof icon === 'object' && 'path' in icon ? [[name, icon.path] as const] : [])),
)

describe('marks of makes', () => {
  test.each(Object.entries(MAKE_MARKS))('NAV-08: the mark of %s is in public/makes (vitest -u writes it)', async (slug, name) => {
    const path = paths.get(name)
    expect(path, `simple-icons has no ${name}`).toBeDefined()
    await expect(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>\n`).toMatchFileSnapshot(
      `../../../../public/makes/${slug}.svg`,
    )
  })

  test('NAV-08: a make with a mark shows it, regardless of accents in its name', () => {
    expect(renderToStaticMarkup(<MakeMark make="Škoda" />)).toContain('/makes/skoda.svg')
    expect(renderToStaticMarkup(<MakeMark make="Aston Martin" />)).toContain('/makes/aston-martin.svg')
  })

  test.each([
    ['word', 'Isuzu', '>Isuzu<'],
    ['tile', 'Mercedes-Benz', '>MB<'],
    ['tile', 'BYD', '>BYD<'],
  ] as const)('NAV-08: without a mark, the %s of %s is text', (fallback, make, text) => {
    expect(renderToStaticMarkup(<MakeMark make={make} fallback={fallback} />)).toContain(text)
  })

  test.each(['Toyota', 'Lada'])('BRD-04, NAV-08: the logo of %s replaces its mark', (make) => {
    const html = renderToStaticMarkup(<BrandMark make={make} logo="https://cdn.example/logo.svg" size={36} />)
    expect(html).toMatch(/<img src="https:\/\/cdn\.example\/logo\.svg" alt="" width="36" height="36"/)
    expect(html).not.toContain('/makes/')
    expect(hasBrandMark(make, 'https://cdn.example/logo.svg')).toBe(true)
    expect(hasBrandMark('Lada', null)).toBe(false)
  })

  test.each(['constructor', '', 'isuzu'])('NAV-08: %s has no mark', (slug) => {
    expect(hasMark(slug)).toBe(false)
  })
})
