export function ReleaseField() {
  return null
}
