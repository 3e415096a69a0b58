export function ReleaseStateCell() {
  return null
}
