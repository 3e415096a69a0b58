import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FONT_FAMILIES, TEMPLATE_NAMES } from '@/domain/tenant/template'
import { templates } from '@tenants/templates'
import { FONT_FILES, listFontFiles } from './font-files'
import { FONT_STACKS } from './tokens-to-css'

const sheet = readFileSync('src/ui/theme/fonts.css', 'utf8')
const read = (path: string) => readFileSync(`public${path}`)

describe('TEN-05: the fonts that the platform serves', () => {
  test('every file name has the hash of its content, and the style sheet loads each once', () => {
    const files = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
    for (const file of files)
      expect(file).toContain(
        createHash('sha256')
          .update(read(`/fonts/${file}`))
          .digest('hex')
          .slice(0, 8),
      )
    expect([...sheet.matchAll(/url\('\/fonts\/([^']+)'\)/g)].map(([, file]) => file).toSorted()).toEqual(files.toSorted())
  })

  test.each(FONT_FAMILIES)('%s: the preloaded files are in the style sheet', (family) => {
    for (const file of Object.values(FONT_FILES[family])) expect(sheet.split(`url('${file}')`)).toHaveLength(2)
  })

  test.each(FONT_FAMILIES)('%s: the style sheet declares the fonts of the stack: the font and its fallbacks', (family) => {
    const declared = [...FONT_STACKS[family].matchAll(/'([^']+)'/g)].map((match) => match[1])
    expect(declared.length).toBeGreaterThanOrEqual(2)
    for (const name of declared) expect(sheet).toContain(`font-family: '${name}';`)
  })

  test.each(FONT_FAMILIES)('%s: has its licence', (family) => {
    expect(read(`/fonts/${family}-licence.txt`).toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test.each(TEMPLATE_NAMES)('PERF-15: the fonts of a page of %s weigh at most 30 KB', (name) => {
    const { display, text } = templates[name].tokens.type
    const files = new Set([...Object.values(FONT_FILES[text]), FONT_FILES[display].display])
    expect([...files]).toEqual(expect.arrayContaining(listFontFiles({ display, text })))
    expect([...files].reduce((total, file) => total + read(file).length, 0)).toBeLessThanOrEqual(30 * 1024)
  })
})
