/** Where on a page a reference stands, as its editor counts: the block, and the row in it. */
export type ReferencePosition = { block?: PlaceInList; row?: PlaceInList }
type PlaceInList = { number: number; name: string }

const KINDS: Readonly<Record<string, string>> = {
  media: 'picture',
  locations: 'location',
  dealerships: 'dealership',
  models: 'model',
  pages: 'page',
  offers: 'offer',
  faqs: 'question',
  'promo-cards': 'promo card',
  leads: 'lead',
}

const kindOf = (collection: string) => KINDS[collection] ?? 'document'
const nameRow = ({ name, number }: PlaceInList) => `${name.toLowerCase()} ${number}`

/** 'Block 3 (Hero slider), slide 2' */
function namePlace(block: PlaceInList, row?: PlaceInList): string {
  return `Block ${block.number} (${block.name})${row ? `, ${nameRow(row)}` : ''}`
}

/**
 * Says that what a document points at is not there, in which block of the page, and what to do (CMS-01, SEC-01). It gives away nothing
 * of other sites: what was deleted and what another site owns read the same.
 * @param collection Where the reference leads, by the collection's name.
 */
export function explainMissing(collection: string, place: ReferencePosition): string {
  const kind = kindOf(collection)
  const reason = 'was deleted or belongs to another site'
  if (!place.block) return `The ${kind} chosen here ${reason}. Choose another or remove it.`
  const part = place.row ? place.row.name.toLowerCase() : 'block'
  return `${namePlace(place.block, place.row)}: the ${kind} it shows ${reason}. Choose another or remove the ${part}.`
}
