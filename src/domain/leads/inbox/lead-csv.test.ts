import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { EXPORT_COLUMNS, type ExportRow, writeLeadCsv } from './lead-csv'

const rowOf = (text: string): ExportRow => new Map(EXPORT_COLUMNS.map((column) => [column, text]))

test.each([
  ['plain', 'Patel'],
  ['with comma and quotes', 'He said "now", twice'],
  ['of several lines', 'one\ntwo'],
  ['empty', ''],
])('ADM-18: a text %s is read back unchanged', (_, text) => {
  const { data } = parse(writeLeadCsv([rowOf(text)]).trimEnd(), { header: true })
  expect(data).toEqual([Object.fromEntries(rowOf(text))])
})

test.each(['=HYPERLINK("http://x")', '+61', '-1', '@SUM(A1)', '\tx'])('SEC-02: %s is a text, not a formula', (text) => {
  expect(writeLeadCsv([rowOf(text)]).split('\r\n')[1]).toMatch(/^"?'/)
})

test('ADM-18: the heading names every column, and missing values are empty', () => {
  const [heading, row] = writeLeadCsv([new Map([['id', '7']])]).split('\r\n')
  expect(heading).toBe(EXPORT_COLUMNS.join(','))
  expect(row).toBe(`7${','.repeat(EXPORT_COLUMNS.length - 1)}`)
})
