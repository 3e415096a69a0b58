export function SearchResultField() {
  return null
}
