import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PageSheets } from './page-sheets'

const FILES: Readonly<Record<string, string>> = {
  '/_next/static/chunks/fonts.css': '@font-face{font-family:Text}@font-face{font-family:Other}',
  '/_next/static/chunks/site.css': '.card{top:0}.dialog{top:1px}',
  '/_next/static/chunks/broken.css': '.card{',
  '/_next/static/chunks/start.js': 'load("static/chunks/panel.js");load("static/chunks/none.js")',
  '/_next/static/chunks/panel.js': 'load("static/chunks/start.js");make({className:"panel dialog"})',
}
const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const page = (...names: string[]) => `<html><head>${names.map(link).join('')}</head><p class="card">Text</p></html>`
const make = () => new PageSheets((address) => FILES[address] ?? null)
const addressOf = (html: string) => /href="(\/_next\/static\/page-sheets\/[^"]+)"/.exec(html)?.[1] ?? ''

async function read(sheets: PageSheets, address: string): Promise<{ css: string; cacheControl: string } | null> {
  const found = sheets.find(address)
  if (!found) return null
  const { bytes } = await found.encode('br')
  return { css: brotliDecompressSync(bytes).toString(), cacheControl: found.headers[found.headers.indexOf('Cache-Control') + 1] ?? '' }
}

test('PERF-15: a page loads a sheet with its own rules and keeps the whole ones, disabled, where React looks for them', async () => {
  const sheets = make()
  const html = sheets.cut(page('fonts', 'site'))
  const address = addressOf(html)
  const [fonts, site] = ['fonts', 'site'].map((name) => link(name).replace('/>', ' disabled=""/>'))
  expect(html).toContain(`<head><link rel="stylesheet" href="${address}"/>${fonts}`)
  expect(html).toContain(site)
  expect(await read(sheets, address)).toEqual({
    css: '@font-face{font-family:Text}.card{top:0}',
    cacheControl: 'public, max-age=31536000, immutable',
  })
})

test('PERF-15: the sheet has the rules for what scripts add, and scripts that they load later', async () => {
  const script = '<script src="/_next/static/chunks/start.js" async=""></script>'
  const sheets = make()
  const address = addressOf(sheets.cut(page('site') + script))
  expect((await read(sheets, address))?.css).toBe(FILES['/_next/static/chunks/site.css'])
})

test('PERF-15: pages with the same rules share a sheet', () => {
  const sheets = make()
  const [one, two] = [sheets.cut(page('site')), sheets.cut(page('site').replace('Text', 'Other text'))].map(addressOf)
  expect(one).toBe(two)
  expect(addressOf(sheets.cut(page('site').replace('card', 'card dialog')))).not.toBe(one)
})

test('PERF-15: a process that does not have a sheet sends the whole ones, not to be stored', async () => {
  const address = addressOf(make().cut(page('fonts', 'site')))
  const whole = `${FILES['/_next/static/chunks/fonts.css']}\n${FILES['/_next/static/chunks/site.css']}`
  expect(await read(make(), address)).toEqual({ css: whole, cacheControl: 'no-store' })
})

test.each([
  '/_next/static/page-sheets/site.css',
  '/_next/static/page-sheets/none.0123456789abcdef.css',
  '/_next/static/page-sheets/site.site.0123456789abcdef.css',
])('PERF-15: there is no sheet at %s', (address) => {
  expect(make().find(address)).toBeNull()
})

test('PERF-15: a page with a sheet that is not known or can’t be read is not changed', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sheets = make()
  for (const html of [page('site', 'unknown'), page('broken'), '<html></html>']) expect(sheets.cut(html)).toBe(html)
  expect(report).toHaveBeenCalledOnce()
})
