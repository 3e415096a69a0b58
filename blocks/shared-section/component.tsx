/** Renders nothing: the reader of the page has put the section's blocks in its place, unless there is none to show (EDT-24). */
export function SharedSectionBlock() {
  return null
}
