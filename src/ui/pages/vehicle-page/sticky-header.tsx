import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { LinkButton } from '@/ui/primitives/button/button'
import { Picture } from '@/ui/primitives/picture/picture'
import type { VehiclePageModel } from './vehicle-page-model'
import { markChat, StarLink } from './side-panel'
import { capitalise } from '@/domain/text/capitalise'

function StickyPrice({ model: { price, priceType, weekly } }: { model: VehiclePageModel }) {
  return (
    <div className="ml-auto flex items-center gap-5 text-right whitespace-nowrap">
      <p>
        <span className={price.isAmount ? 'block type-h3' : 'block font-strong'}>{price.text}</span>
        {price.isAmount && priceType && <span className="block text-sm/5 text-ink-soft">{priceType}</span>}
      </p>
      {weekly && (
        <p data-weekly={weekly.price} className="sticky-header-price hidden border-line pl-5 lg:block">
          <span className="block text-lg/6 font-strong text-brand">
            <span data-quote="amount">{weekly.amount}</span>/wk
            <StarLink />
          </span>
          <span className="block text-sm/5 text-ink-soft">
            <span data-quote="comparisonRate">{weekly.comparisonRate}</span> comparison rate
          </span>
          <span data-quote="source" className="block text-sm/5 text-ink-soft">
            {weekly.source}
          </span>
        </p>
      )}
    </div>
  )
}

/** The vehicle in one line: picture, name, facts, price with its rates, and actions (VDP-08). */
export function StickyHeader({ model }: { model: VehiclePageModel }) {
  const { name, stickyFacts, photos, enquireHref, enquiry, financeHref, tradeInHref, isSold, words } = model
  const [photo] = photos
  return (
    <section
      aria-label={`${capitalise(words.one)} summary`}
      className="sticky-header-bar hidden border-b border-line shadow-raised md:block"
    >
      <div className="wrap flex min-h-20 items-center gap-5 py-2">
        {photo && (
          <Picture
            src={photo.url}
            alt=""
            width={384}
            height={256}
            sizes="96px"
            className="h-16 w-24 shrink-0 rounded-control object-cover"
          />
        )}
        <p className="min-w-0">
          <strong className="sticky-header-name block truncate">{name}</strong>
          <span className="block truncate text-sm/5 text-ink-soft">{stickyFacts}</span>
        </p>
        {!isSold && <StickyPrice model={model} />}
        <div className={`flex shrink-0 items-center gap-2.5 ${isSold ? 'ml-auto' : ''}`}>
          {tradeInHref && (
            <LinkButton href={tradeInHref} variant="outline" className="sticky-way hidden lg:inline-flex">
              Trade-In Valuation
            </LinkButton>
          )}
          {financeHref && (
            <LinkButton href={financeHref} variant="brand" className="sticky-way">
              Get Finance
            </LinkButton>
          )}
          <LinkButton href={enquireHref} variant="action" data-chat={isSold ? undefined : markChat(enquiry)}>
            {isSold ? FIND_SIMILAR_LABEL : enquiry.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
