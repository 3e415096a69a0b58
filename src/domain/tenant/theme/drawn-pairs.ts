import type { ColourTokens, TemplateName } from '../template'

export type ColourName = keyof ColourTokens

/** A ground that pages draw: a colour, or a colour with a share (0 to 1) of another one in it, as `color-mix` in the style sheets. */
export type Ground = ColourName | { name: ColourName; with: ColourName | `#${string}`; share: number }

/** A foreground and the grounds on which pages draw it. Without `templates`, all of them do. */
export type DrawnPair = { text: ColourName; on: readonly Ground[]; minimum: number; templates?: readonly TemplateName[] }

const MIN_TEXT_CONTRAST = 4.5
const MIN_GRAPHIC_CONTRAST = 3
const PAGE = ['ground', 'surface', 'tint'] as const
/** The templates whose loud button is on the brand colour, and which write in its colour on dark grounds. */
const LOUD: readonly TemplateName[] = ['dealer', 'group']

/**
 * The pairs that pages draw (EDT-27). WCAG 2.2 AA requires 4.5:1 for text (1.4.3), and 3:1 for buttons on their ground, edges of fields, icons
 * and focus rings (1.4.11).
 */
export const DRAWN_PAIRS: readonly DrawnPair[] = [
  { text: 'ink', on: [...PAGE, 'brandTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'inkSoft', on: PAGE, minimum: MIN_TEXT_CONTRAST },
  { text: 'inkFaint', on: PAGE, minimum: MIN_TEXT_CONTRAST },
  { text: 'link', on: PAGE, minimum: MIN_TEXT_CONTRAST },
  // the last one is the quiet button under the pointer
  { text: 'brand', on: [...PAGE, 'brandTint', { name: 'brandTint', with: 'brand', share: 0.12 }], minimum: MIN_TEXT_CONTRAST },
  { text: 'brandInk', on: ['brand'], minimum: MIN_TEXT_CONTRAST },
  // the second button of a car's card under the pointer
  { text: 'brandInk', on: ['brandDark'], minimum: MIN_TEXT_CONTRAST, templates: ['group'] },
  { text: 'brandDarkInk', on: ['brandDark'], minimum: MIN_TEXT_CONTRAST },
  { text: 'actionInk', on: ['action', { name: 'action', with: 'actionInk', share: 0.12 }], minimum: MIN_TEXT_CONTRAST },
  // the hero's button, and the mark of a site without a logo
  { text: 'action', on: ['brand'], minimum: MIN_GRAPHIC_CONTRAST, templates: LOUD },
  // the announcement's title, and the link of a message
  { text: 'action', on: ['brandDark', 'ink'], minimum: MIN_TEXT_CONTRAST, templates: ['dealer'] },
  { text: 'action', on: [{ name: 'brandDark', with: '#ffffff', share: 0.12 }, 'ink'], minimum: MIN_TEXT_CONTRAST, templates: ['group'] },
  { text: 'good', on: ['ground', 'surface', 'goodTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'bad', on: ['ground', 'surface', 'badTint'], minimum: MIN_TEXT_CONTRAST },
  { text: 'edge', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
  { text: 'star', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
  { text: 'focus', on: ['ground', 'surface'], minimum: MIN_GRAPHIC_CONTRAST },
]
