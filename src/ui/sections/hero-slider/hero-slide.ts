import type { SiteLink } from '@/domain/tenant/tenant'

/** A picture of a hero: 'cutout' is a car without a ground, put on the template's own; 'scene' is a whole picture of 1920x695 (MISC-06). */
export type HeroImage = { url: string; width: number; height: number; alt: string; kind: 'cutout' | 'scene' }

export type HeroSlide = {
  id: string
  /** Its name beside the progress lines. */
  label: string
  /** A short line above the heading: '20 to 30 November'. */
  eyebrow: string | null
  heading: string
  text: string | null
  link: SiteLink | null
  secondLink: SiteLink | null
  image: HeroImage | null
  /** The ground of a slide whose template offers more than one. */
  tone: 'brand' | 'dark' | 'light'
}

export type SlideViewProps = {
  slide: HeroSlide
  /** The first slide's picture loads at once. */
  isFirst: boolean
  /** 1 where the hero's first heading is the page's title. */
  level: 1 | 2
}
