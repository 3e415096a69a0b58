import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { EXPORT_COLUMNS, type ExportColumn, writeLeadCsv } from './lead-csv'

const rowOf = (text: string): Record<ExportColumn, string> => ({
  ...{ id: text, created_at: text, status: text, first_reply_at: text, category: text, subcategory: text, name: text, last_name: text },
  ...{ phone: text, email: text, postcode: text, message: text, opt_in: text, booking_at: text, stock_number: text },
  ...{ vehicle_make: text, vehicle_model: text, dealership_name: text, url: text, source: text },
})

test.each([
  ['plain', 'Patel'],
  ['with comma and quotes', 'He said "now", twice'],
  ['of several lines', 'one\ntwo'],
  ['empty', ''],
])('ADM-18: a text %s comes back as it was', (_, text) => {
  const { data } = parse(writeLeadCsv([rowOf(text)]).trimEnd(), { header: true })
  expect(data).toEqual([rowOf(text)])
})

test.each(['=HYPERLINK("http://x")', '+61', '-1', '@SUM(A1)', '\tx'])('SEC-02: %s is a text, not a formula', (text) => {
  expect(writeLeadCsv([rowOf(text)]).split('\r\n')[1]).toMatch(/^"?'/)
})

test('ADM-18: the heading names every column', () => {
  expect(writeLeadCsv([])).toBe(`${EXPORT_COLUMNS.join(',')}\r\n`)
})
