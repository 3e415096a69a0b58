import { selectQuestions } from '@/domain/pages/select-questions'
import { toFaqJsonLd } from '@/domain/seo/page-json-ld'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { findFaqs } from '@/server/content/find-lists'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { ActionLink } from '@/ui/primitives/action-link'
import { type FaqItem, FaqList } from '@/ui/sections/faq-list'
import { JsonLd } from '@/ui/primitives/json-ld'
import type { BlockProps } from '../types'

type ViewProps = { heading: string; text: string | null; link: SiteLink; items: FaqItem[]; variant: CardVariant }

export function TradeInFaqView({ heading, text, link, items, variant }: ViewProps) {
  if (items.length === 0) return null
  const facts = toFaqJsonLd(items)
  return (
    <section className="wrap section">
      {facts && <JsonLd data={facts} />}
      <div className="grid gap-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:gap-16">
        <div>
          <h2 className="type-h2">{heading}</h2>
          {text && <p className="mt-3 text-ink-soft">{text}</p>}
          <ActionLink link={link} variant={variant} tone="plain" className="mt-6" />
        </div>
        <FaqList items={items} />
      </div>
    </section>
  )
}

export async function TradeInFaqBlock({ block, site }: BlockProps<'tradeInFaq'>) {
  const { tenant } = site
  const link = toSiteLink(block.link) ?? { label: 'Value my trade-in', href: tenant.switches.configLinks.tradeIn }
  const items = await fillTexts(selectQuestions(await findFaqs(tenant.id), block), textContextOf(site))
  return <TradeInFaqView heading={block.heading} text={block.text ?? null} link={link} items={items} variant={tenant.layout.card} />
}
