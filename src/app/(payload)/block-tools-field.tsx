export function BlockToolsField() {
  return null
}
