import type { ReactNode } from 'react'
import type { GalleryVariant } from '@/domain/template/template'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { CarDetails, DealerCommentsSection, FeatureList, SpecificationList } from './fact-sections'
import { LocationBannerStrip, LocationCard } from './location-sections'
import { PhoneBar } from './phone-bar'
import { Actions, CertifiedLine, FactStrip, MarketLine, PriceBlock, SoldNotice, StarLink, StockLine } from './side-panel'
import type { VehiclePageModel } from './vehicle-page-model'

export type VehiclePageViewProps = {
  model: VehiclePageModel
  variant: GalleryVariant
  /** The pictures; their first one is in the markup. */
  gallery: ReactNode
  /** The enquiry form, which '#enquire' leads to. */
  enquiry: ReactNode
  /** Similar cars, below everything about this one. */
  similar?: ReactNode
}

function Sections({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <SpecificationList model={model} />
      <FeatureList model={model} />
      <DealerCommentsSection model={model} />
      <CarDetails model={model} />
      <LocationCard model={model} />
    </>
  )
}

/** The column of price and buttons, which stays in view beside everything else. */
function Beside({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Price and contact" className="md:col-start-2 md:row-span-2 md:row-start-1">
      <div className="md:sticky md:top-6">{children}</div>
    </aside>
  )
}

function FramedPanel({ model }: { model: VehiclePageModel }) {
  return (
    <div className="flex flex-col gap-5 md:rounded-panel md:border md:border-line md:bg-surface md:p-6 md:shadow-raised on-manufacturer:md:border-0 on-manufacturer:md:p-8">
      <div>
        <h1 className="type-h2 on-manufacturer:text-[2.25rem]/[2.625rem]">{model.name}</h1>
        {model.badgeLine && <p className="mt-0.5 text-[1.0625rem]/7 text-ink-soft">{model.badgeLine}</p>}
        <div className="mt-1.5">
          <StockLine model={model} />
        </div>
      </div>
      <CertifiedLine model={model} />
      <FactStrip model={model} />
      {model.isSold ? (
        <SoldNotice model={model} />
      ) : (
        <>
          <PriceBlock model={model} />
          <MarketLine model={model} />
          <Actions model={model} />
        </>
      )}
    </div>
  )
}

/** Gallery and a box of price and buttons that stays in view beside everything else. */
function FramedLayout({ model, gallery }: VehiclePageViewProps) {
  return (
    <div className="wrap pb-(--fc-section-now)">
      <div className="py-1.5">
        <Breadcrumbs links={model.crumbs} current={model.current} />
      </div>
      <LocationBannerStrip banner={model.banner} />
      <div className="gap-x-10 gap-y-6 max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_408px] on-group:gap-x-8 on-manufacturer:gap-x-16">
        <div>{gallery}</div>
        <Beside>
          <FramedPanel model={model} />
        </Beside>
        <div>
          <Sections model={model} />
        </div>
      </div>
    </div>
  )
}

function StageTitle({ model }: { model: VehiclePageModel }) {
  return (
    <div>
      <p className="text-lg/6 text-ink-soft">{model.yearAndMake}</p>
      <h1 className="type-hero md:text-[4.75rem]/[4.75rem]">
        <span className="sr-only">{model.yearAndMake} </span>
        {model.modelAndBadge}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-6 text-xl/8 text-ink-soft">
        {model.summary}
        <CertifiedLine model={model} />
      </p>
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-7 md:grid-cols-4">
        {model.facts.map((fact) => (
          <div key={fact.kind} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem]/6 text-ink-soft">{fact.label}</dt>
            <dd className="font-display text-[1.875rem]/9 break-words md:text-[2.125rem]/10">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function StagePrice({ model: { price, weekly } }: { model: VehiclePageModel }) {
  return (
    <>
      {price.was && (
        <p className="text-ink-soft">
          <span className="sr-only">Was </span>
          <s>{price.was}</s> <span className="text-ink">{price.saving}</span>
        </p>
      )}
      <p
        className={
          price.isAmount ? 'font-display text-[2.75rem]/13 font-light tracking-[-0.02em] whitespace-nowrap md:text-[3.25rem]/15' : 'type-h3'
        }
      >
        {price.text}
      </p>
      {price.basis && <p className="text-ink-soft">{price.basis}</p>}
      {weekly && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="text-[1.0625rem]/6 font-strong">
            {weekly.amount} a week
            <StarLink />
          </p>
          <p className="text-[0.9375rem]/6 text-ink-soft">
            {weekly.rate} fixed, {weekly.comparisonRate} comparison rate
          </p>
        </div>
      )}
    </>
  )
}

function StagePanel({ model }: { model: VehiclePageModel }) {
  return (
    <div className="border-t-2 border-ink pt-4">
      {model.isSold ? (
        <SoldNotice model={model} />
      ) : (
        <>
          <StagePrice model={model} />
          <div className="mt-4 flex flex-col gap-5 border-t border-line pt-4">
            <StockLine model={model} />
            <MarketLine model={model} />
            <Actions model={model} />
          </div>
        </>
      )}
    </div>
  )
}

/** The picture from edge to edge, then the name, large, beside a column of price and buttons. */
function StageLayout({ model, gallery }: VehiclePageViewProps) {
  return (
    <>
      <div className="wrap py-1.5">
        <Breadcrumbs links={model.crumbs} current={model.current} />
        <LocationBannerStrip banner={model.banner} />
      </div>
      {gallery}
      <div className="wrap gap-x-20 gap-y-10 pt-10 pb-(--fc-section-now) max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,7fr)_minmax(320px,4fr)] md:pt-16 lg:gap-x-28">
        <StageTitle model={model} />
        <Beside>
          <StagePanel model={model} />
        </Beside>
        <div>
          <Sections model={model} />
        </div>
      </div>
    </>
  )
}

const layouts: Record<GalleryVariant, (props: VehiclePageViewProps) => ReactNode> = { framed: FramedLayout, stage: StageLayout }

/** A car's page below the header (VDP-01): what it is, what it costs, how to get it; all of it reads and works without scripts. */
export function VehiclePageView(props: VehiclePageViewProps) {
  const Layout = layouts[props.variant]
  return (
    <div className="relative">
      <Layout {...props} />
      {props.similar}
      {props.enquiry}
      <PhoneBar model={props.model} />
    </div>
  )
}
