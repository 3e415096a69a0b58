import { describe, expect, test } from 'vitest'
import { decodeFeed } from './decode-feed'

const utf8 = (text: string) => new TextEncoder().encode(text)
const bytes = (...values: number[]) => Uint8Array.from(values)
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from([...text].flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])))

describe('ADM-19: decoding', () => {
  test.each<[string, Uint8Array, string, RegExp | null]>([
    ['UTF-8', utf8('Make,Citroën'), 'Make,Citroën', null],
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, ...utf8('Make')), 'Make', null],
    ['UTF-16 LE with a byte order mark', bytes(0xff, 0xfe, ...wide('Make,Kia', false)), 'Make,Kia', /UTF-16/],
    ['UTF-16 BE with a byte order mark', bytes(0xfe, 0xff, ...wide('Make,Kia', true)), 'Make,Kia', /UTF-16/],
    ['UTF-16 LE without', wide('Make,Kia', false), 'Make,Kia', /UTF-16/],
    ['UTF-16 BE without', wide('Make,Kia', true), 'Make,Kia', /UTF-16/],
    ['Windows-1252', bytes(...utf8('Citro'), 0xeb, 0x6e), 'Citroën', /Windows-1252/],
    ['a byte order mark converted twice', utf8('ï»¿Make,Kia'), 'Make,Kia', /once too often/],
  ])('ADM-19: %s', (_, given, text, notice) => {
    const decoded = decodeFeed(given)
    expect(decoded).toMatchObject({ kind: 'text', text })
    if (decoded.kind === 'text') expect(decoded.notices.join(' ')).toMatch(notice ?? /^$/)
  })

  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', bytes(), /empty/],
    ['blanks', utf8(' \r\n \n'), /empty/],
    ['only a byte order mark', bytes(0xef, 0xbb, 0xbf), /empty/],
    ['a workbook', bytes(0x50, 0x4b, 3, 4, 20, 0), /Excel workbook.*CSV/],
    ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), /old Excel workbook/],
    ['a PDF', utf8('%PDF-1.7'), /PDF/],
    ['gzip', bytes(0x1f, 0x8b, 8, 0), /gzip/],
    ['a picture', bytes(0xff, 0xd8, 0xff, 0xe0), /picture/],
    ['binary data', bytes(77, 0, 0, 0, 1, 2, 3, 0, 200, 1, 0), /not text/],
  ])('ADM-19: %s is refused with what to do', (_, given, problem) => {
    const decoded = decodeFeed(given)
    expect(decoded.kind === 'refused' && decoded.problem).toMatch(problem)
  })
})
