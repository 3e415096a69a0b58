import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FONT_FAMILIES, TEMPLATE_NAMES } from '@/domain/tenant/template'
import { templates } from '@tenants/templates'
import { FONT_FILES, listFontFiles } from './font-files'
import { FONT_STACKS } from './tokens-to-css'

const sheet = readFileSync('src/ui/theme/fonts.css', 'utf8')
const read = (path: string) => readFileSync(`public${path}`)

describe('TEN-05: the fonts that the platform serves', () => {
  test.each(FONT_FAMILIES)('%s: the file name has the hash of its content, and the style sheet loads it', (family) => {
    const file = FONT_FILES[family]
    const digest = createHash('sha256').update(read(file)).digest('hex')
    expect(file).toBe(`/fonts/${family}-${digest.slice(0, 8)}.woff2`)
    expect(sheet.split(`url('${file}')`)).toHaveLength(2)
  })

  test.each(FONT_FAMILIES)('%s: the style sheet declares the fonts of the stack: the font and its fallbacks', (family) => {
    const declared = [...FONT_STACKS[family].matchAll(/'([^']+)'/g)].map((match) => match[1])
    expect(declared.length).toBeGreaterThanOrEqual(2)
    for (const name of declared) expect(sheet).toContain(`font-family: '${name}';`)
  })

  test.each(FONT_FAMILIES)('%s: has its licence', (family) => {
    expect(read(`/fonts/${family}-licence.txt`).toString()).toContain('SIL OPEN FONT LICENSE')
  })

  test.each(TEMPLATE_NAMES)('%s: the preloaded files of a page are below 100 KB', (name) => {
    const files = listFontFiles(templates[name].tokens.type)
    expect(new Set(files).size).toBe(files.length)
    expect(files.reduce((total, file) => total + read(file).length, 0)).toBeLessThan(100_000)
  })
})
