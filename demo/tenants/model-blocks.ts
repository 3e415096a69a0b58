import type { SiteLink } from '@/domain/tenant/tenant'
import type { DemoPicture } from './picture'

type Headed = { heading: string; text?: string }

/** Blocks about models, brands, offers and news, and explanatory ones. */
export type DemoModelBlock =
  | ({ blockType: 'modelRange'; make?: string } & Headed)
  | ({ blockType: 'modelCards'; make?: string; body?: string; limit?: number; link?: SiteLink } & Headed)
  | { blockType: 'modelHero'; heading?: string; text?: string; link?: SiteLink }
  | { blockType: 'modelStory'; heading?: string; figures?: { value: string; label: string }[]; hasStories?: boolean }
  | ({
      blockType: 'modelVariants'
      columns?: string[]
      details?: { variant: string; note?: string; values?: string[] }[]
      terms?: string
    } & Headed)
  | { blockType: 'modelColours'; heading: string; colours: { name: string; hex: string; image: DemoPicture }[] }
  | ({ blockType: 'brandDirectory' } & Headed)
  | ({ blockType: 'offersGrid'; limit?: number; emptyText?: string } & Headed)
  | { blockType: 'promotionsSlider'; label: string; slides: { image: DemoPicture; alt: string; href?: string }[] }
  | ({ blockType: 'priceSlider'; lowest: number; highest: number } & Headed)
  | ({ blockType: 'salesCounter' } & Headed)
  | ({ blockType: 'tradeInFaq'; category: string; limit?: number; link?: SiteLink } & Headed)
  | { blockType: 'blogList'; heading?: string; text?: string; limit: number; link?: SiteLink }
  | { blockType: 'statsBanner'; heading: string }
  | ({ blockType: 'steps'; steps: { title: string; text?: string }[]; tone: 'plain' | 'tint' | 'brand'; link?: SiteLink } & Headed)
