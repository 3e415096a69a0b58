import type { SwitchOverrides } from '../switches/switches'
import type { VehicleComposition } from './vehicle-composition'

/** The white-label presets (guide: visual design). A template is data: tokens, layout choices and switch defaults. */
export const TEMPLATE_NAMES = ['dealer', 'prestige', 'group', 'manufacturer'] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

/** Font families that the platform serves itself. */
export const FONT_FAMILIES = ['archivo', 'newsreader', 'instrument-sans', 'albert-sans', 'inter'] as const
export type FontFamily = (typeof FONT_FAMILIES)[number]

/** Colours as '#rrggbb'. Every pair that text uses is checked for WCAG AA where it is chosen. */
export type ColourTokens = {
  /** Page ground. */
  ground: string
  /** Raised surfaces: cards, panels. */
  surface: string
  /** Quiet fills behind sections and chips. */
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
  /** The darker brand of footer and bars. */
  brandDark: string
  brandDarkInk: string
  brandTint: string
  link: string
  /** The one loud button. */
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

/** One text style: size and line height in px at desktop and phone, weight, width (percent) and tracking (em). */
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
  /** The price of a card, in the display face unless it says otherwise. */
  price: TypeStyle & { face?: 'display' | 'text' }
}

/** Lengths in px: wrap (the width of the content, without its side padding), side padding, section rhythm and card gap, at desktop and phone. */
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
  /** The dark scheme, for templates that have one. */
  dark: Partial<ColourTokens> | null
  radius: RadiusTokens
  type: TypeTokens
  space: SpaceTokens
  motion: MotionTokens
  /** CSS shadows of card, sidebar and panel; 'none' for flat templates. */
  shadow: { card: string; raised: string; panel: string }
}

/** What a tenant may change of its template's tokens (TEN-05, ADM-15). Absent keeps the template's. */
export type TokenOverrides = {
  colour?: Partial<
    Pick<ColourTokens, 'ink' | 'brand' | 'brandInk' | 'brandDark' | 'brandDarkInk' | 'brandTint' | 'link' | 'action' | 'actionInk'>
  >
  display?: FontFamily
  text?: FontFamily
  radius?: Partial<RadiusTokens>
}

/** The views that differ by template; each registry of views is a total record over these. */
export const HEADER_VARIANTS = ['yard', 'showroom', 'directory', 'gallery'] as const
export type HeaderVariant = (typeof HEADER_VARIANTS)[number]
export const CARD_VARIANTS = ['boxed', 'plate', 'listing', 'studio'] as const
export type CardVariant = (typeof CARD_VARIANTS)[number]
export const FILTER_VARIANTS = ['rail', 'bar'] as const
export type FilterVariant = (typeof FILTER_VARIANTS)[number]
export const GALLERY_VARIANTS = ['framed', 'stage'] as const
export type GalleryVariant = (typeof GALLERY_VARIANTS)[number]
/** The vehicle page's column beside the gallery: a raised panel, or rules on the page's own ground. */
export const SIDEBAR_VARIANTS = ['panel', 'column'] as const
export type SidebarVariant = (typeof SIDEBAR_VARIANTS)[number]
/** The search of the home page: tabs of fields, a sentence to fill in, or one quiet row. */
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
  /** The sections of the vehicle page in their order. */
  vehicle: VehicleComposition
}

export type Template = {
  name: TemplateName
  label: string
  /** One sentence for the admin's picker. */
  description: string
  tokens: TemplateTokens
  layout: LayoutChoices
  switches: SwitchOverrides
}
