/** A decoded file with notices about its encoding, or the reason why it was refused. */
export type DecodedFeed = { kind: 'text'; text: string; notices: string[] } | { kind: 'refused'; problem: string }

/** First bytes of other file types that people upload by mistake. */
const OTHER_FILES: [start: string, what: string][] = [
  ['PK\u0003\u0004', 'an Excel workbook or a ZIP archive. Save the sheet as CSV (UTF-8) and choose that file'],
  ['ÐÏ\u0011à', 'an old Excel workbook. Save the sheet as CSV (UTF-8) and choose that file'],
  ['%PDF', 'a PDF. Ask for the stock as CSV or JSON'],
  ['\u001f\u008b', 'compressed (gzip). Unpack it first'],
  ['\u0089PNG', 'a picture'],
  ['ÿØÿ', 'a picture'],
]

/** A UTF-8 byte order mark decoded as Windows-1252: the file was converted twice. */
const MOJIBAKE_BOM = 'ï»¿'

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Detects UTF-16 without a byte order mark: in Latin text every other byte is zero. */
function guessWide(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 400)
  const zeros = (offset: number) => sample.filter((byte, index) => index % 2 === offset && byte === 0).length
  if (sample.length < 4) return null
  if (zeros(1) > sample.length / 4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > sample.length / 4 && zeros(1) === 0) return 'utf-16be'
  return null
}

function findEncoding(bytes: Uint8Array): { encoding: string; notice?: string } {
  const [first, second] = bytes
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : guessWide(bytes)
  if (wide) return { encoding: wide, notice: 'The file is written in UTF-16 and was read as such. CSV (UTF-8) is safer.' }
  if (decodeAs('utf-8', bytes) !== null) return { encoding: 'utf-8' }
  return {
    encoding: 'windows-1252',
    notice: 'The file is not UTF-8. It was read as Windows-1252: check that names such as Citroën look right.',
  }
}

/**
 * Decodes a feed (ADM-19): UTF-8, UTF-16 with or without a byte order mark, else Windows-1252. Empty files and other file types are
 * refused with a hint.
 */
export function decodeFeed(bytes: Uint8Array): DecodedFeed {
  if (bytes.length === 0) return { kind: 'refused', problem: 'The file is empty.' }
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  const other = OTHER_FILES.find(([mark]) => start.startsWith(mark))
  if (other) return { kind: 'refused', problem: `The file is ${other[1]}.` }
  const { encoding, notice } = findEncoding(bytes)
  const decoded = decodeAs(encoding, bytes)
  if (decoded === null || decoded.includes('\0')) return { kind: 'refused', problem: 'The file is not text: it is neither CSV nor JSON.' }
  const isMangled = decoded.startsWith(MOJIBAKE_BOM)
  const text = isMangled ? decoded.slice(MOJIBAKE_BOM.length) : decoded
  if (text.trim() === '') return { kind: 'refused', problem: 'The file is empty.' }
  const mangled = 'The file was converted between UTF-8 and Windows-1252 once too often: check that names such as Citroën look right.'
  return { kind: 'text', text, notices: [...(notice ? [notice] : []), ...(isMangled ? [mangled] : [])] }
}
