import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { readLooks } from './read-looks'
import { listClasses, toStyleSheet } from './to-style-sheet'
import { STYLE_SHEET } from './write-looks'

const SITE = 'src/ui/theme/site.css'
const FRAMEWORK = 'node_modules/tailwindcss/index.css'

const sources = ['src', 'blocks']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(root, name.replaceAll('\\', '/'))),
  )
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const markup = sources.filter(({ file }) => /\.tsx?$/.test(file) && !file.endsWith('-looks.ts'))

const looks = await readLooks()
const classes = looks.flatMap(listClasses)

/** Compiles the style sheet of the sites, with the utilities in `candidates`. */
async function compileSite(candidates: string[]): Promise<string> {
  const { build } = await compile(readFileSync(SITE, 'utf8'), {
    base: path.dirname(SITE),
    loadStylesheet: (id, base) => {
      const file = id === 'tailwindcss' ? FRAMEWORK : path.join(base, id)
      return Promise.resolve({ path: file, base: path.dirname(file), content: readFileSync(file, 'utf8') })
    },
  })
  return build(candidates)
}

test('TEN-05: the style sheet of the looks is up to date', () => {
  expect(readFileSync(STYLE_SHEET, 'utf8') === toStyleSheet(looks), `${STYLE_SHEET} is out of date: npm run generate`).toBe(true)
})

test('TEN-05: no two looks share a class', () => {
  expect(classes.filter((name, at) => classes.indexOf(name) !== at)).toEqual([])
})

test('TEN-05: every class of a look is used', () => {
  const words = new Set(markup.flatMap(({ text }) => text.match(/[a-z][a-z0-9-]*/g) ?? []))
  expect(classes.filter((name) => !words.has(name))).toEqual([])
})

test('TEN-05: Tailwind knows every utility of the looks, and none of their classes is a utility', async () => {
  expect((await compileSite(classes)) === (await compileSite([])), 'a class of a look is a utility of Tailwind too').toBe(true)
})

test('TEN-05: no markup or style sheet uses a utility of one template', () => {
  const utility = new RegExp(`\\bon-(${TEMPLATE_NAMES.join('|')}):`)
  expect(sources.filter(({ text }) => utility.test(text)).map(({ file }) => file)).toEqual([])
})

test("TEN-05: only the document names a site's template, and only the page server reads it, to leave out the rules of others", () => {
  const tells = markup.filter(({ text }) => text.includes('data-template'))
  expect(tells.map(({ file }) => file)).toEqual(['src/app/site/site-document.tsx', 'src/http-server/page-server/selector.ts'])
})
