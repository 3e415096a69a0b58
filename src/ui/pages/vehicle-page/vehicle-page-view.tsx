import type { ReactNode } from 'react'
import type { GalleryVariant, LayoutChoices } from '@/domain/tenant/template'
import { Breadcrumbs } from '@/ui/primitives/breadcrumbs'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { LocationBannerStrip } from './location-sections'
import { PhoneBar } from './phone-bar'
import { CertifiedLine } from './side-panel'
import type { SidebarSlots } from './sidebar-props'
import { sidebarVariants } from './sidebar-variants'
import type { VehiclePageModel } from './vehicle-page-model'
import { type GivenSections, VehicleSections } from './vehicle-sections'

/** Content at full width below the columns. `isFramed` separates it by a line in templates with rules. */
export type VehicleBelow = { key: string; isFramed: boolean; node: ReactNode }

export type VehiclePageViewProps = {
  model: VehiclePageModel
  layout: Pick<LayoutChoices, 'gallery' | 'sidebar' | 'vehicle'>
  /** The gallery. Its first picture is in the markup. */
  gallery: ReactNode
  /** The enquiry form, the target of '#enquire'. */
  enquiry: ReactNode
  /** The sidebar's content besides the vehicle's own data. */
  slots?: SidebarSlots
  /** Calculators and estimates, in the template's positions. */
  sections?: GivenSections
  /** Similar vehicles and blocks, at the end of the page. */
  below?: readonly VehicleBelow[]
  /** The bar that appears at the top when the price has scrolled out of view (VDP-07). */
  sticky?: ReactNode
}

type LayoutProps = Pick<VehiclePageViewProps, 'model' | 'layout' | 'gallery' | 'slots'> & { sections: GivenSections }

function MainSections({ model, layout, sections }: LayoutProps) {
  return (
    <div className="max-md:order-3">
      <VehicleSections model={model} order={layout.vehicle.main} given={sections} />
    </div>
  )
}

/**
 * Follows the reader without a script (LOOK-05). The box is as tall as the window below the sticky header, and keeps to the window's bottom:
 * so a short panel stays below the header, and a tall one is scrolled to its last button before it stays.
 */
const FOLLOWS = 'md:sticky md:bottom-4 md:mt-auto md:min-h-[calc(100dvh-7.5rem)]'

/**
 * The column with price and buttons beside the content. The price follows the reader down to the column's sections, which are at its end. On
 * a phone those sections come after the vehicle's own.
 */
function SidebarLayout({ model, layout, sections, slots, title }: LayoutProps & { title?: ReactNode }) {
  const Sidebar = sidebarVariants[layout.sidebar]
  const { aside } = layout.vehicle
  return (
    <aside
      aria-label="Price and contact"
      className="max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:gap-4"
    >
      <div className="max-md:order-2 md:flex md:flex-1 md:flex-col">
        <div className={FOLLOWS}>
          <Sidebar model={model} title={title} slots={slots} />
        </div>
      </div>
      {aside.length > 0 && (
        <div className="flex flex-col gap-4 max-md:order-4">
          <VehicleSections model={model} order={aside} given={sections} />
        </div>
      )}
    </aside>
  )
}

function FramedTitle({ model }: { model: VehiclePageModel }) {
  return (
    <>
      <h1 className="vehicle-page-title">{model.name}</h1>
      {model.badgeLine && <p className="mt-0.5 text-[1.0625rem]/7 text-ink-soft">{model.badgeLine}</p>}
    </>
  )
}

/** The gallery beside a sidebar with name, price and buttons. */
function FramedLayout(props: LayoutProps) {
  const { model, gallery } = props
  return (
    <div className="wrap pb-(--fc-section-now)">
      <div className="py-1.5">
        <StaticPart name="crumbs">
          <Breadcrumbs links={model.crumbs} current={model.current} />
        </StaticPart>
      </div>
      <LocationBannerStrip banner={model.banner} />
      <div className="vehicle-page-columns gap-y-6 max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,1fr)_360px] lg:grid-cols-[minmax(0,1fr)_408px]">
        <div className="max-md:order-1">{gallery}</div>
        <SidebarLayout {...props} title={<FramedTitle model={model} />} />
        <MainSections {...props} />
      </div>
    </div>
  )
}

const TITLE = 'text-[min(3rem,20vw)]/[1.08] md:text-[clamp(3.5rem,5.3vw,4.75rem)]/[1]'
const LONG_TITLE = 'text-[2.25rem]/[2.625rem] md:text-[3.25rem]/[3.5rem]'
/** The longest model and badge, in characters, that fit two lines of the largest type. */
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

/** The picture from edge to edge, then a large name beside a column of price and buttons. */
function StageLayout(props: LayoutProps) {
  const { model, gallery } = props
  return (
    <>
      <div className="wrap py-1.5">
        <Breadcrumbs links={model.crumbs} current={model.current} />
        <LocationBannerStrip banner={model.banner} />
      </div>
      {gallery}
      <div className="wrap gap-x-20 gap-y-10 pt-10 pb-(--fc-section-now) max-md:flex max-md:flex-col md:grid md:grid-cols-[minmax(0,7fr)_minmax(320px,4fr)] md:pt-16 lg:gap-x-28">
        <div className="max-md:order-1">
          <StaticPart name="title">
            <StageTitle model={model} />
          </StaticPart>
        </div>
        <SidebarLayout {...props} />
        <MainSections {...props} />
      </div>
    </>
  )
}

const layouts: Record<GalleryVariant, (props: LayoutProps) => ReactNode> = { framed: FramedLayout, stage: StageLayout }

/** The vehicle page below the header (VDP-01). Everything works without JavaScript. */
export function VehiclePageView({ below = [], enquiry, sticky, sections = {}, ...rest }: VehiclePageViewProps) {
  const Layout = layouts[rest.layout.gallery]
  return (
    <div className="relative">
      <Layout {...rest} sections={sections} />
      {below.map(({ key, isFramed, node }) => (
        <div key={key} className={isFramed ? 'vehicle-page-panel empty:hidden' : undefined}>
          {node}
        </div>
      ))}
      {enquiry}
      {sticky}
      <StaticPart name="phone-bar">
        <PhoneBar model={rest.model} />
      </StaticPart>
    </div>
  )
}
