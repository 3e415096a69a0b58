/** Writes the first letter of a text in capitals: 'caravan' becomes 'Caravan'. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
