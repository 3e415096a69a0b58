import { THEME_COLOURS, type ThemeChoices, type ThemeColour } from './theme-choices'

/** A set of colours to start from. The template provides the others. */
export type ThemePreset = { id: string; label: string; colours: Partial<Record<ThemeColour, string>> }

const preset = (
  id: string,
  label: string,
  brand: string,
  brandDark: string,
  brandTint: string,
  action: string,
  actionInk: string,
): ThemePreset => ({
  id,
  label,
  colours: { brand, brandInk: '#ffffff', brandDark, brandDarkInk: '#ffffff', brandTint, link: brand, action, actionInk },
})

/** The theme presets (ADM-15). Each has enough contrast in every template. */
export const THEME_PRESETS: readonly ThemePreset[] = [
  { id: 'template', label: 'As the template', colours: {} },
  preset('harbour', 'Harbour blue', '#0b4f8a', '#08304f', '#e8f1f9', '#ffc233', '#1a1a1a'),
  preset('outback', 'Outback red', '#9c2a16', '#4a150b', '#fbeeea', '#ffb454', '#1a1a1a'),
  preset('eucalypt', 'Eucalypt green', '#1f5f43', '#123528', '#e9f3ee', '#f2b632', '#1a1a1a'),
  preset('night', 'Night', '#23262b', '#111316', '#eff0f2', '#ff8f73', '#1a1a1a'),
  preset('jacaranda', 'Jacaranda', '#5b3a8c', '#2f1d4a', '#f2edf8', '#f3c64e', '#1a1a1a'),
  preset('reef', 'Reef', '#0b5f66', '#07363b', '#e6f3f4', '#ffa468', '#1a1a1a'),
]

/** Returns the preset with exactly the site's colours, or null for a custom theme. */
export function findPreset(theme: ThemeChoices): string | null {
  const chosen = (name: ThemeColour) => {
    const value = theme?.[name]
    return typeof value === 'string' ? value.trim().toLowerCase() : ''
  }
  return THEME_PRESETS.find(({ colours }) => THEME_COLOURS.every((name) => chosen(name) === (colours[name] ?? '')))?.id ?? null
}
