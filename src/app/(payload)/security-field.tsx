export function SecurityField() {
  return null
}
