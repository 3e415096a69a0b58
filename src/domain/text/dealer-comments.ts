import { shorten } from './truncate'

/** The number of characters before the toggle (VDP-11). */
const SHOWN_CHARACTERS = 400

export type DealerComments =
  | { kind: 'comments'; full: string; short: string; isTruncated: boolean }
  | { kind: 'pending'; text: 'Dealer comments are pending. Please check back here later.' }

/** Returns the dealer's comments, in full and shortened to at most 400 characters (LOOK-19), or a default sentence without comments (VDP-11). */
export function resolveDealerComments(comments: string | null): DealerComments {
  const full = comments?.trim() ?? ''
  if (full === '' || full === 'null') return { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }
  const { text, isTruncated } = shorten(full, SHOWN_CHARACTERS)
  return { kind: 'comments', full, short: text, isTruncated }
}
