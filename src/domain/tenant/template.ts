import type { SwitchOverrides } from '../switches/switches'
import type { VehicleComposition } from './vehicle-composition'

/** The templates. A template is data: tokens, layout choices and default switches. */
export const TEMPLATE_NAMES = ['dealer', 'prestige', 'group', 'manufacturer'] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

/** Font families that the platform hosts itself. */
export const FONT_FAMILIES = ['archivo', 'newsreader', 'instrument-sans', 'albert-sans', 'inter'] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

/** Colours as '#rrggbb'. Every pair for text is checked for WCAG AA when it is chosen. */
export type ColourTokens = {
  /** Page background. */
  ground: string
  /** Raised surfaces: cards, panels. */
  surface: string
  /** Subtle backgrounds of sections and chips. */
  tint: string
  /** Text. */
  ink: string
  inkSoft: string
  inkFaint: string
  /** Decorative hairlines. */
  line: string
  /** Edges of fields: 3:1 on ground. */
  edge: string
  brand: string
  brandInk: string
  /** The darker brand colour of footer and bars. */
  brandDark: string
  brandDarkInk: string
  brandTint: string
  link: string
  /** The primary action button. */
  action: string
  actionInk: string
  good: string
  goodTint: string
  bad: string
  badTint: string
  star: string
  focus: string
}

export type RadiusTokens = { control: string; card: string; panel: string; pill: string }

/** A text style: size and line height in px for desktop and phone, weight, width (percent) and tracking (em). */
export type TypeStyle = {
  size: number
  line: number
  phoneSize: number
  phoneLine: number
  weight: number
  width?: number
  tracking?: number
}
export type TypeTokens = {
  display: FontFamily
  text: FontFamily
  hero: TypeStyle
  h1: TypeStyle
  h2: TypeStyle
  h3: TypeStyle
  body: TypeStyle
  /** The price of a card, by default in the display face. */
  price: TypeStyle & { face?: 'display' | 'text' }
}

/** Lengths in px for desktop and phone: content width without side padding, side padding, section spacing and card gap. */
export type SpaceTokens = {
  wrap: number
  gutter: number
  phoneGutter: number
  section: number
  phoneSection: number
  gap: number
  phoneGap: number
}
export type MotionTokens = { fast: number; slow: number; ease: string }

export type TemplateTokens = {
  colour: ColourTokens
  /**
   * The dark scheme: every colour, checked like the light ones, or null for a template that is always light (LOOK-16). There is nothing
   * between, because a page with some light colours left would be unreadable.
   */
  dark: ColourTokens | null
  radius: RadiusTokens
  type: TypeTokens
  space: SpaceTokens
  motion: MotionTokens
  /** CSS shadows of card, sidebar and panel; 'none' for flat templates. */
  shadow: { card: string; raised: string; panel: string }
}

/** A tenant's changes to its template's tokens (TEN-05, ADM-15). Absent values keep the template's. */
export type TokenOverrides = {
  colour?: Partial<
    Pick<ColourTokens, 'ink' | 'brand' | 'brandInk' | 'brandDark' | 'brandDarkInk' | 'brandTint' | 'link' | 'action' | 'actionInk'>
  >
  display?: FontFamily
  text?: FontFamily
  radius?: Partial<RadiusTokens>
}

/** The views that differ by template. Each view registry is a total record over these names. */
export const HEADER_VARIANTS = ['yard', 'showroom', 'directory', 'gallery'] as const
export type HeaderVariant = (typeof HEADER_VARIANTS)[number]
export const CARD_VARIANTS = ['boxed', 'plate', 'listing', 'studio'] as const
export type CardVariant = (typeof CARD_VARIANTS)[number]
export const FILTER_VARIANTS = ['rail', 'bar'] as const
export type FilterVariant = (typeof FILTER_VARIANTS)[number]
export const GALLERY_VARIANTS = ['framed', 'stage'] as const
export type GalleryVariant = (typeof GALLERY_VARIANTS)[number]
/** The column beside the gallery on the vehicle page: a raised panel, or lines on the page background. */
export const SIDEBAR_VARIANTS = ['panel', 'column'] as const
export type SidebarVariant = (typeof SIDEBAR_VARIANTS)[number]
/** The search of the home page: tabs of fields, a sentence with blanks, or a compact row. */
export const SEARCH_PANEL_VARIANTS = ['tabs', 'sentence', 'row'] as const
export type SearchPanelVariant = (typeof SEARCH_PANEL_VARIANTS)[number]

export type LayoutChoices = {
  header: HeaderVariant
  footer: HeaderVariant
  card: CardVariant
  filters: FilterVariant
  gallery: GalleryVariant
  sidebar: SidebarVariant
  searchPanel: SearchPanelVariant
  /** The sections of the vehicle page in order. */
  vehicle: VehicleComposition
}

export type Template = {
  name: TemplateName
  label: string
  /** One sentence for the admin's template picker. */
  description: string
  tokens: TemplateTokens
  layout: LayoutChoices
  switches: SwitchOverrides
}
