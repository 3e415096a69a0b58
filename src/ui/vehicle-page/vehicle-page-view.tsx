import type { ReactNode } from 'react'
import type { GalleryVariant, SidebarVariant } from '@/domain/template/template'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { CarDetails, DealerCommentsSection, FeatureList, SpecificationList } from './fact-sections'
import { LocationBannerStrip, LocationCard } from './location-sections'
import { PhoneBar } from './phone-bar'
import { CertifiedLine } from './side-panel'
import { sidebarVariants } from './sidebar-variants'
import type { VehiclePageModel } from './vehicle-page-model'

export type VehiclePageViewProps = {
  model: VehiclePageModel
  variant: GalleryVariant
  sidebar: SidebarVariant
  /** The pictures; their first one is in the markup. */
  gallery: ReactNode
  /** The enquiry form, which '#enquire' leads to. */
  enquiry: ReactNode
  /** Similar cars, below everything about this one. */
  similar?: ReactNode
  panels?: VehiclePanels
}

/** What tells of money; each is absent where the tenant or the car has none. */
export type VehiclePanels = {
  /** In the sidebar, between price and buttons. */
  gauge?: ReactNode
  /** A section of the page: the finance calculator. */
  finance?: ReactNode
  /** Below the sidebar. */
  delivery?: ReactNode
  fuel?: ReactNode
}

function Sections({ model, panels }: Pick<VehiclePageViewProps, 'model' | 'panels'>) {
  return (
    <>
      <SpecificationList model={model} />
      <FeatureList model={model} />
      <DealerCommentsSection model={model} />
      {panels?.finance}
      <CarDetails model={model} />
      <LocationCard model={model} />
    </>
  )
}

/**
 * The column of price and buttons, which stays in view beside everything else. It sticks by its lower end: a column that is taller than the screen scrolls
 * until all of it has been seen, a shorter one is stretched to the screen and so stays at its top.
 */
function Beside({ children, panels }: { children: ReactNode; panels?: VehiclePanels }) {
  return (
    <aside aria-label="Price and contact" className="md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:justify-end">
      <div className="md:sticky md:bottom-6 md:min-h-[calc(100svh-3rem)]">
        {children}
        <div className="mt-4 grid gap-4 empty:hidden on-prestige:mt-6 on-prestige:gap-0">
          {panels?.delivery}
          {panels?.fuel}
        </div>
      </div>
    </aside>
  )
}

function FramedTitle({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <h1 className="type-h2 on-manufacturer:text-[2.25rem]/[2.625rem]">{model.name}</h1>
      {model.badgeLine && <p className="mt-0.5 text-[1.0625rem]/7 text-ink-soft">{model.badgeLine}</p>}
    </>
  )
}

/** Gallery, and beside everything a sidebar of name, price and buttons that stays in view. */
function FramedLayout({ model, gallery, sidebar, panels }: VehiclePageViewProps) {
  const Sidebar = sidebarVariants[sidebar]
  return (
    <div className="wrap pb-(--fc-section-now)">
      <div className="py-1.5">
        <Breadcrumbs links={model.crumbs} current={model.current} />
      </div>
      <LocationBannerStrip banner={model.banner} />
      <div className="gap-x-10 gap-y-6 max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_408px] on-group:gap-x-8 on-manufacturer:gap-x-16">
        <div>{gallery}</div>
        <Beside panels={panels}>
          <Sidebar model={model} title={<FramedTitle model={model} />} gauge={panels?.gauge} />
        </Beside>
        <div>
          <Sections model={model} panels={panels} />
        </div>
      </div>
    </div>
  )
}

const TITLE = 'text-[min(3rem,20vw)]/[1.08] md:text-[clamp(3.5rem,5.3vw,4.75rem)]/[1]'
const LONG_TITLE = 'text-[2.25rem]/[2.625rem] md:text-[3.25rem]/[3.5rem]'
/** The longest model and badge that stand in the largest type: two lines of it. */
const TITLE_LENGTH = 34

function StageTitle({ model }: { model: VehiclePageModel }) {
  const isLong = model.modelAndBadge.length > TITLE_LENGTH
  return (
    <div>
      <p className="text-lg/6 text-ink-soft">{model.yearAndMake}</p>
      <h1 className={`mt-1 type-hero break-words ${isLong ? LONG_TITLE : TITLE}`}>
        <span className="sr-only">{model.yearAndMake} </span>
        {model.modelAndBadge}
      </h1>
      <p className="mt-4 flex flex-wrap gap-x-6 text-xl/8 text-ink-soft">
        {model.summary}
        <CertifiedLine model={model} />
      </p>
      <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 border-y border-line py-6 md:mt-12 md:py-7">
        {model.facts.map((fact) => (
          <div key={fact.kind} className="flex flex-col-reverse">
            <dt className="text-[0.9375rem]/6 text-ink-soft">{fact.label}</dt>
            <dd className="font-display text-[1.875rem]/9 font-light tracking-[-0.015em] break-words md:text-[2.125rem]/10">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The picture from edge to edge, then the name, large, beside a column of price and buttons. */
function StageLayout({ model, gallery, sidebar, panels }: VehiclePageViewProps) {
  const Sidebar = sidebarVariants[sidebar]
  return (
    <>
      <div className="wrap py-1.5">
        <Breadcrumbs links={model.crumbs} current={model.current} />
        <LocationBannerStrip banner={model.banner} />
      </div>
      {gallery}
      <div className="wrap gap-x-20 gap-y-10 pt-10 pb-(--fc-section-now) max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,7fr)_minmax(320px,4fr)] md:pt-16 lg:gap-x-28">
        <StageTitle model={model} />
        <Beside panels={panels}>
          <Sidebar model={model} gauge={panels?.gauge} />
        </Beside>
        <div>
          <Sections model={model} panels={panels} />
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
      <div className="empty:hidden on-prestige:border-t on-prestige:border-line on-manufacturer:[&>section]:pt-0">{props.similar}</div>
      {props.enquiry}
      <PhoneBar model={props.model} />
    </div>
  )
}
