import { describe, expect, test } from 'vitest'
import { readCsvRows } from './read-csv-rows'

function read(text: string) {
  const table = readCsvRows(text)
  if (table.kind === 'refused') throw new Error(table.problem)
  return table.rows.map(({ number, cells, problem }) => [number, [...cells.values()], problem])
}

describe('ADM-19: CSV', () => {
  test.each([
    ['comma', 'a,b\n1,2'],
    ['semicolon', 'a;b\n1;2'],
    ['tab', 'a\tb\r\n1\t2'],
    ['bar', 'a|b\n1|2\n'],
    ['quotes', '"a","b"\r\n"1","2"\r\n\r\n'],
  ])('ADM-19: separated by %s', (_, text) => {
    expect(read(text)).toStrictEqual([[2, ['1', '2'], null]])
  })

  test('ADM-19: keeps quotes, commas and line breaks inside quotes', () => {
    expect(read('a,b\n"say ""hi"", you","two\nlines"')).toStrictEqual([[2, ['say "hi", you', 'two\nlines'], null]])
  })

  test('ADM-19: numbers rows like a spreadsheet, including blank ones and the line with the separator', () => {
    expect(read('a,b\n1,2\n,\n\n3,4').map(([number]) => number)).toStrictEqual([2, 5])
    expect(read('sep=;\na;b\n1;2').map(([number]) => number)).toStrictEqual([3])
  })

  test('ADM-19: column names are unique', () => {
    const table = readCsvRows('Image,,Image, Stock  no \n1,2,3,4')
    expect(table.kind === 'table' && table.columns).toStrictEqual(['Image', 'Column 2', 'Image (2)', 'Stock no'])
  })

  test.each([
    ['a,b,c\n1,2', /has 2 cells where the heading has 3/],
    ['a,b\n1,2,3', /has 3 cells where the heading has 2/],
  ])('ADM-19: a row that has slipped says so: %j', (text, problem) => {
    expect(read(text)[0]?.[2]).toMatch(problem)
  })

  test('ADM-19: separators at the end of a row do not misalign it', () => {
    expect(read('a,b\n1,2,,')).toStrictEqual([[2, ['1', '2'], null]])
  })

  test.each([
    ['<!doctype html><html>', /web page or XML/],
    ['<?xml version="1.0"?><cars/>', /web page or XML/],
    ['one line of prose', /not CSV/],
    ['Stock\nA1\nA2', /not CSV/],
    ['a,b\n', /no cars/],
    [`${Array.from({ length: 201 }, (_, index) => `c${index}`).join(',')}\n1`, /201 columns/],
  ])('ADM-19: %j is refused', (text, problem) => {
    const table = readCsvRows(text)
    expect(table.kind === 'refused' && table.problem).toMatch(problem)
  })
})
