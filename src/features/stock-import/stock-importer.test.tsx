// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkMapping, mappingSchema, suggestMapping } from '@/domain/import/mapping'
import { planImport } from '@/domain/import/plan-import'
import { readCars } from '@/domain/import/read-cars'
import { readFeed } from '@/domain/import/read-feed'
import { summarisePlan } from '@/domain/import/summarise-plan'
import { StockImporter } from './stock-importer'

const NOW = Date.UTC(2026, 10, 20) / 1000
const HEADINGS = 'Stock number,Make,Model,Year,Colour,Features'
const CSV = [HEADINGS, 'A1,Kia,Rio,2020,Red,a|b', 'A2,Kia,Rio,20222,Red,'].join('\n')

type Sent = { path: string; columns: unknown }
let sent: Sent[] = []

async function bytesOf(file: File): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0)))
    reader.readAsArrayBuffer(file)
  })
}

/** Responds like the calls, by the same rules, for a dealership without vehicles. */
async function answer(path: string, body: unknown): Promise<{ status: number; json: unknown }> {
  if (!(body instanceof FormData)) return { status: 201, json: { doc: { id: 1 } } }
  const [file, columns] = [body.get('file'), body.get('columns')]
  const feed = readFeed(file instanceof File ? await bytesOf(file) : new Uint8Array())
  if (feed.kind === 'refused') return { status: 422, json: { kind: 'unreadable', problems: [feed.problem], columns: [], mapping: [] } }
  const mapping = typeof columns === 'string' ? mappingSchema.parse(JSON.parse(columns)) : suggestMapping(feed.columns)
  const problems = checkMapping(mapping, feed.columns)
  if (problems.length > 0) return { status: 422, json: { kind: 'unreadable', problems, columns: feed.columns, mapping } }
  const cars = readCars(feed.rows, mapping, { now: NOW, timeZone: 'Australia/Brisbane', locations: [] })
  const summary = summarisePlan(planImport(cars, [], { now: NOW, fallLimit: 30 }), 200)
  const done = path.endsWith('/run') ? { kind: 'applied', importId: 7 } : { kind: 'planned' }
  return { status: 200, json: { ...done, columns: feed.columns, mapping, notices: feed.notices, summary } }
}

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const columns = body instanceof FormData ? body.get('columns') : body
    sent.push({ path, columns: typeof columns === 'string' ? JSON.parse(columns) : null })
    const { status, json } = await answer(path, body)
    return Response.json(json, { status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open() {
  const dealerships = [
    { id: 3, name: 'North', tenant: 30 },
    { id: 4, name: 'South', tenant: 40 },
  ]
  const feeds = [{ id: 1, name: 'Nightly', dealership: 4, columns: suggestMapping(HEADINGS.split(',')).slice(0, 4) }]
  return render(<StockImporter dealerships={dealerships} feeds={feeds} historyPath="/admin/collections/stock-imports" />)
}

const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText('File, CSV or JSON'), { target: { files: [new File([text], 'stock.csv', { type: 'text/csv' })] } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const says = (text: string | RegExp) =>
  // Allow for slow machines.
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toMatch(text), { timeout: 15_000 })

describe('ADM-19: the importer in the admin', () => {
  test('ADM-19: a dry run shows the changes and the reasons for refused rows, and only then can be applied', async () => {
    const { container } = open()
    const apply = () => screen.getByRole('button', { name: 'Apply' })
    expect(apply()).toHaveProperty('disabled', true)
    choose(CSV)
    press('Check the file')
    await says('Nothing is changed yet.')
    expect([...container.querySelectorAll('dd')].map((count) => count.textContent)).toStrictEqual(['1', '0', '0', '1', '0'])
    expect(screen.getByText('Row 3: year 20222 is not between 1900 and 2028')).toBeTruthy()
    expect(screen.getByText('A1 · 2020 Kia Rio')).toBeTruthy()
    expect(apply()).toHaveProperty('disabled', false)
    press('Apply')
    await says('Applied.')
    expect(sent.map(({ path }) => path)).toStrictEqual(['/api/stock-imports/plan', '/api/stock-imports/run'])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/collections/stock-imports/7')
  })

  test('ADM-19: a column mapped by hand is sent, and the earlier plan is discarded', async () => {
    open()
    choose(CSV)
    press('Check the file')
    await says('Nothing is changed yet.')
    fireEvent.change(screen.getByRole('combobox', { name: 'Field of column Colour', hidden: true }), {
      target: { value: 'interior_colour' },
    })
    fireEvent.change(screen.getByRole('combobox', { name: 'Separator in column Features', hidden: true }), { target: { value: '|' } })
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
    press('Check again')
    await says('Nothing is changed yet.')
    expect(sent[1]?.columns).toEqual(
      expect.arrayContaining([
        { column: 'Colour', field: 'interior_colour' },
        { column: 'Features', field: 'standardEquipment', separator: '|' },
      ]),
    )
  })

  test("ADM-19: the dealership's saved mappings are offered, another dealership's are not", async () => {
    open()
    const mapping = () => screen.getByRole('combobox', { name: 'Mapping' })
    expect(within(mapping()).queryByRole('option', { name: 'Nightly' })).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Dealership' }), { target: { value: '4' } })
    fireEvent.change(mapping(), { target: { value: '1' } })
    choose(CSV)
    press('Check the file')
    await says('Nothing is changed yet.')
    expect(sent[0]?.columns).toHaveLength(4)
  })

  test('ADM-19: the mapping is saved under a name, for the dealership and its tenant', async () => {
    open()
    choose(CSV)
    press('Check the file')
    await says('Nothing is changed yet.')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name of the mapping' }), { target: { value: ' Weekly ' } })
    press('Save mapping')
    await says('The mapping is saved as Weekly.')
    expect(sent[1]).toMatchObject({ path: '/api/stock-feeds', columns: { name: 'Weekly', dealership: 3, tenant: 30 } })
  })

  test.each([
    ['%PDF-1.4', /PDF/],
    ['Stock number,Make\nA1,Kia', /No column is mapped to Model.*Year/],
  ])('ADM-19: %j shows what is wrong with it', async (text, problem) => {
    open()
    choose(text)
    press('Check the file')
    await says(problem)
  })

  test('ADM-19: without a file, or when the call fails, it shows what to do', async () => {
    open()
    press('Check the file')
    await says('Choose a file of stock')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    choose(CSV)
    press('Check the file')
    await says('Nothing was changed; please try again.')
  })

  test('A11Y-01, ADM-19: axe finds no problems, before and after', async () => {
    const { container } = open()
    const violations = async () =>
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(({ id }) => id)
    expect(await violations()).toStrictEqual([])
    choose(CSV)
    press('Check the file')
    await says('Nothing is changed yet.')
    expect(await violations()).toStrictEqual([])
  }, 20_000)
})
