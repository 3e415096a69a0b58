import { truncate } from './truncate'

/** Characters shown before the toggle (VDP-11). */
const SHOWN_CHARACTERS = 400

export type DealerComments =
  | { kind: 'comments'; full: string; short: string; isTruncated: boolean }
  | { kind: 'pending'; text: 'Dealer comments are pending. Please check back here later.' }

/** The dealer's comments, whole and cut to 400 characters, or the sentence that stands for none (VDP-11). */
export function resolveDealerComments(comments: string | null): DealerComments {
  const full = comments?.trim() ?? ''
  if (full === '' || full === 'null') return { kind: 'pending', text: 'Dealer comments are pending. Please check back here later.' }
  const { text, isTruncated } = truncate(full, SHOWN_CHARACTERS)
  // the dots that follow stand in for a stop or comma at the cut
  return { kind: 'comments', full, short: isTruncated ? text.replace(/[\s.,;:]+$/u, '') : text, isTruncated }
}
