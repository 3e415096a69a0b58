import type { SiteLink } from '@/domain/tenant/tenant'

/**
 * A hero's picture. A 'cutout' is a vehicle without background, shown on the template's ground. A 'scene' is a whole picture of 1920 × 695
 * px (MISC-06); `position` is the CSS `object-position` of its focal point (EDT-14).
 */
export type HeroImage = { url: string; width: number; height: number; alt: string; kind: 'cutout' | 'scene'; position?: string }

export type HeroSlide = {
  id: string
  /** The slide's name beside the progress lines. */
  label: string
  /** A short line above the heading: '20 to 30 November'. */
  eyebrow: string | null
  heading: string
  text: string | null
  link: SiteLink | null
  secondLink: SiteLink | null
  image: HeroImage | null
  /** The slide's ground, in templates with several grounds. */
  tone: 'brand' | 'dark' | 'light'
}

export type SlideViewProps = {
  slide: HeroSlide
  /** The picture of the first slide loads eagerly. */
  isFirst: boolean
  /** 1 if the hero's first heading is the page's title. */
  level: 1 | 2
}
