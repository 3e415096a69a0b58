import { isSameMake } from '@/domain/models/make-name'
import { hasBody } from '@/domain/models/body-filter'
import { toModelCard, type ModelCard } from '@/domain/models/model-card'
import type { RangeModel } from '@/domain/models/model'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { SiteLink } from '@/domain/tenant/tenant'
import { findRange } from '@/server/models/find-range'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { CarouselButtons } from '@/ui/primitives/carousel/carousel-buttons'
import { ModelCardView } from '@/ui/sections/model-card/model-card'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockOf, BlockProps } from '../types'

type Choice = Pick<BlockOf<'modelCards'>, 'make' | 'body' | 'limit'>

/** Returns the models that match the block's choice, without the page's own model. */
export function selectModels(models: readonly RangeModel[], { make, body, limit }: Choice, pageModelId: number | null): RangeModel[] {
  const wanted = make?.trim()
  return models
    .filter((model) => model.id !== pageModelId && (!wanted || isSameMake(model.make, wanted)) && (!body || hasBody(model, body)))
    .slice(0, limit ?? undefined)
}

type ViewProps = { id: string; heading: string; text: string | null; link: SiteLink | null; cards: readonly ModelCard[] }

export function ModelCardsView({ id, heading, text, link, cards }: ViewProps) {
  if (cards.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} link={link} aside={<CarouselButtons railId={id} label={heading} />} />
      <ul
        id={id}
        tabIndex={0}
        aria-label={heading}
        className="-mx-1 flex snap-x snap-mandatory scroll-px-1 [scrollbar-width:thin] gap-cards overflow-x-auto overscroll-x-contain scroll-smooth px-1 pt-1 pb-4 motion-reduce:scroll-auto"
      >
        {cards.map((card, index) => (
          <li key={card.id} className="w-[82%] shrink-0 snap-start sm:w-[46%] md:w-[calc((100%-2*var(--fc-gap-now))/3)]">
            <ModelCardView card={card} index={index} level={3} size="small" />
          </li>
        ))}
      </ul>
    </section>
  )
}

export async function ModelCardsBlock({ block, site }: BlockProps<'modelCards'>) {
  const { tenant, page } = site
  const models = await fillTexts(selectModels(await findRange(tenant.id), block, page?.modelId ?? null), textContextOf(site))
  const cards = models.map((model) => toModelCard(model, 'small', tenant.switches.rangeCardFromPrice))
  const id = `models-${block.id ?? block.make ?? 'all'}`.toLowerCase().replace(/[^a-z0-9-]/g, '-')
  return <ModelCardsView id={id} heading={block.heading} text={block.text ?? null} link={toSiteLink(block.link)} cards={cards} />
}
