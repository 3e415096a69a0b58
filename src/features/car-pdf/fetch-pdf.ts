/** Making it takes seconds at most; after this the visitor hears that it failed. */
const PATIENCE_MS = 30_000
const NO_WORDS = 'The PDF could not be made just now. Please try again in a moment.'

export type FetchedPdf = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string }

async function readMessage(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : NO_WORDS
  } catch {
    return NO_WORDS
  }
}

/** Fetches a car's PDF; whatever goes wrong comes back in words for the visitor (API-18). */
export async function fetchPdf(href: string): Promise<FetchedPdf> {
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) return { kind: 'failed', message: await readMessage(response) }
    return { kind: 'file', file: await response.blob() }
  } catch {
    return { kind: 'failed', message: NO_WORDS }
  }
}

/** Hands a file to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // the download has its own hold on the file by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
