import { callForFile } from '@/features/call'
import { withOwnTerms } from '@/ui/sections/own-terms/stored-terms'

/** Deadline of the request. Rendering takes a few seconds at most. */
const DEADLINE_MS = 30_000
const DEFAULT_MESSAGE = 'We couldn’t create the PDF just now. Please try again in a moment.'

export type FetchedPdf = { kind: 'file'; file: Blob } | { kind: 'failed'; message: string }

/** Fetches a vehicle's PDF, with the weekly price for the visitor's own loan terms (LOOK-01). Failures are returned as a message for the visitor (API-18). */
export async function fetchPdf(href: string): Promise<FetchedPdf> {
  const result = await callForFile(withOwnTerms(href), AbortSignal.timeout(DEADLINE_MS))
  return result.isOk ? { kind: 'file', file: result.answer } : { kind: 'failed', message: result.message ?? DEFAULT_MESSAGE }
}

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The download keeps its own reference to the blob by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
