import type { SearchDocument } from '@/domain/search/document'
import { foldIdentifier, joinAdjacentWords, splitWords } from '@/domain/search/fold'

/** A search document as indexed: values of list filters as text, and the forms for looking up text and identifiers. */
export type IndexedDocument = Omit<SearchDocument, 'seats' | 'sleeps' | 'axles' | 'certified'> & {
  seats: string | null
  sleeps: string | null
  axles: string | null
  certified: string
  /** Adjacent words of make, model and badge, joined. */
  joined: string[]
  vin_key: string | null
  stock_number_key: string | null
}

const writeCount = (count: number | null) => (count === null ? null : String(count))

export function toIndexedDocument(document: SearchDocument): IndexedDocument {
  const { make, model, badge, seats, sleeps, axles, certified, vin, stock_number } = document
  return {
    ...document,
    seats: writeCount(seats),
    sleeps: writeCount(sleeps),
    axles: writeCount(axles),
    certified: String(certified),
    joined: [make, model, badge].map((text) => splitWords(text ?? '')).flatMap(joinAdjacentWords),
    vin_key: vin === null ? null : foldIdentifier(vin),
    stock_number_key: stock_number === null ? null : foldIdentifier(stock_number),
  }
}
