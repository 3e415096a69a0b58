import { truncate } from './truncate'

/** The number of characters before the toggle (VDP-11). */
const SHOWN_CHARACTERS = 400

export type DealerComments =
  | { kind: 'comments'; full: string; short: string; isTruncated: boolean }
  | { kind: 'pending'; text: 'Dealer comments are pending. Please check back here later.' }

/** Returns the dealer's comments, in full and cut to 400 characters, or a default sentence without comments (VDP-11). */
export function resolveDealerComments(comments: string | null): DealerComments {
  const full = comments?.trim() ?? ''
  if (full === '' || full === 'null') return { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }
  const { text, isTruncated } = truncate(full, SHOWN_CHARACTERS)
  // The ellipsis replaces punctuation at the cut.
  return { kind: 'comments', full, short: isTruncated ? text.replace(/[\s.,;:]+$/u, '') : text, isTruncated }
}
