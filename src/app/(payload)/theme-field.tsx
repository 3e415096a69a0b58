export function ThemeField() {
  return null
}
