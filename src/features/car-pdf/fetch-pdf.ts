import { callForFile } from '@/features/call'

/** Making it takes seconds at most; after this the visitor hears that it failed. */
const PATIENCE_MS = 30_000
const NO_WORDS = 'The PDF could not be made just now. Please try again in a moment.'

export type FetchedPdf = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string }

/** Fetches a car's PDF; whatever goes wrong comes back in words for the visitor (API-18). */
export async function fetchPdf(href: string): Promise<FetchedPdf> {
  const given = await callForFile(href, AbortSignal.timeout(PATIENCE_MS))
  return given.isOk ? { kind: 'file', file: given.answer } : { kind: 'failed', message: given.message ?? NO_WORDS }
}

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // the download has its own hold on the file by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
