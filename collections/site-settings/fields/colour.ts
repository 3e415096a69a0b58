import type { TextField } from 'payload'

const SWATCH = '@/features/theme-editor/colour-swatch#ColourSwatch'

/** A theme colour as '#rrggbb'; empty means the template's. */
export function colourField(name: string, label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    admin: {
      width: '33%',
      placeholder: '#07444e',
      components: { afterInput: [{ path: SWATCH, clientProps: { path: `theme.${name}`, name, label } }] },
    },
    validate: (value: string | null | undefined) =>
      !value || /^#[0-9a-f]{6}$/i.test(value) || 'Write the colour as # and six digits, for example #07444e.',
  }
}
