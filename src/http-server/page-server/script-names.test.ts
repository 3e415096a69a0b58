import { expect, test, vi } from 'vitest'
import { ScriptNames } from './script-names'

const FILES: Readonly<Record<string, string>> = {
  start: 'a("card");load("static/chunks/panel.js")',
  panel: 'a("dialog other");load("static/chunks/start.js");load("static/chunks/none.js")',
  late: 'a("map")',
}
const KNOWN = new Set(['card', 'dialog', 'map', 'list'])
const PAGE = '<script src="/_next/static/chunks/start.js"></script>'

test('PERF-15: lists the names in scripts that a page loads, and in those that they load', () => {
  const names = new ScriptNames((name) => FILES[name] ?? null, KNOWN)
  expect([...names.list(PAGE)]).toEqual(['card', 'dialog'])
  expect([...names.list(`${PAGE}I["static/chunks/late.js"]`)]).toEqual(['card', 'map', 'dialog'])
  expect([...names.list('<p>static/chunks/none.js</p>')]).toEqual([])
})

test('PERF-15: reads each script once', () => {
  const read = vi.fn<(name: string) => string | null>((name) => FILES[name] ?? null)
  const names = new ScriptNames(read, KNOWN)
  names.list(PAGE)
  read.mockClear()
  names.list(PAGE)
  expect(read.mock.calls).toEqual([['none']])
})
