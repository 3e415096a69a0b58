export function CurrentPasswordField() {
  return null
}
