import { toSiteLink } from '@/domain/navigation/site-link'
import type { PromoView } from './promo-view'

type Content = {
  heading: string
  text: string | null
  link: { label: string | null; href: string | null }
  image: { url: string; alt: string } | null
  tone: PromoView['tone']
}

/** Returns the view of a promotion card that marketing wrote (CMS-08). An unsafe link is left out. */
export function toPromoView({ heading, text, link, image, tone }: Content): PromoView {
  return {
    tone,
    title: heading,
    lines: text ? [text] : [],
    figure: null,
    image: image && { url: image.url, alt: image.alt },
    link: toSiteLink(link),
  }
}
