/** Position of a reference on a page: its block and its row in the block. */
export type ReferencePosition = { block?: ListPosition; row?: ListPosition }
type ListPosition = { number: number; name: string }

const KINDS: Readonly<Record<string, string>> = {
  media: 'picture',
  locations: 'location',
  dealerships: 'dealership',
  models: 'model',
  pages: 'page',
  offers: 'offer',
  faqs: 'question',
  'promo-cards': 'promo card',
  'shared-sections': 'section',
  leads: 'lead',
  releases: 'release',
}

const kindOf = (collection: string) => KINDS[collection] ?? 'document'
const nameRow = ({ name, number }: ListPosition) => `${name.toLowerCase()} ${number}`

/** 'Block 3 (Hero slider), slide 2' */
function namePosition(block: ListPosition, row?: ListPosition): string {
  return `Block ${block.number} (${block.name})${row ? `, ${nameRow(row)}` : ''}`
}

/**
 * The message for a reference to a missing document: its position and how to fix it (CMS-01, SEC-01). It reads the same for a deleted
 * document and for one of another site, so it reveals nothing about other sites.
 * @param collection Collection of the referenced document.
 */
export function explainMissing(collection: string, position: ReferencePosition): string {
  const kind = kindOf(collection)
  const reason = 'was deleted or belongs to another site'
  if (!position.block) return `The ${kind} chosen here ${reason}. Choose another or remove it.`
  const part = position.row ? position.row.name.toLowerCase() : 'block'
  return `${namePosition(position.block, position.row)}: the ${kind} it shows ${reason}. Choose another or remove the ${part}.`
}
