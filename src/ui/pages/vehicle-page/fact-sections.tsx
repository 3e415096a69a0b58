import type { ReactNode } from 'react'
import type { Specification } from '@/domain/vehicle/specifications'
import { Icon, type IconName } from '@/ui/primitives/icon/icon'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import { Toggle } from './toggle'
import type { VehiclePageModel } from './vehicle-page-model'

/** A section of the page with a heading, separated by a hairline in templates with rules. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="fact-section-box scroll-mt-24 border-line">
      <StaticPart name={`${id}-section`}>
        <h2 id={`${id}-title`} className="fact-section-title">
          {title}
        </h2>
        {children}
      </StaticPart>
    </section>
  )
}

const ROW_ICONS: Partial<Record<string, IconName>> = {
  km: 'odometer',
  transmission: 'gearbox',
  fuelConsumption: 'fuel',
  engine: 'engine',
  fuel: 'fuel',
  drive: 'road',
  body: 'car',
  seats: 'seat',
  doors: 'door',
  colour: 'palette',
  interiorColour: 'palette',
  buildDate: 'calendar',
  complianceDate: 'calendar',
  ancapRating: 'shield',
  towingCapacity: 'truck',
  sleeps: 'bed',
  bodyLength: 'ruler',
  bodyWidth: 'ruler',
  tareWeight: 'van',
  aggregateTrailerMass: 'scales',
  grossVehicleMass: 'scales',
  payload: 'package',
  ballWeight: 'hitch',
  layout: 'house',
  axles: 'road',
  roadType: 'road',
}

/** Rows in two columns, name left and value right, separated by hairlines. */
export function SpecificationRows({ rows, hasIcons = false }: { rows: readonly Specification[]; hasIcons?: boolean }) {
  return (
    <dl className="fact-section-facts grid sm:grid-cols-2">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="fact-section-fact flex min-h-13 items-center gap-3 border-line py-3">
          <dt className="flex items-center gap-3 text-ink-soft">
            {hasIcons && <Icon name={ROW_ICONS[key] ?? 'info'} size={20} className="fact-section-fact-icon shrink-0" />}
            {label}
          </dt>
          <dd className="ml-auto min-w-0 text-right font-strong [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** More facts than this are easier to read in rows. */
const MAX_TILES = 8

/** The key facts as tiles, or in prestige as lines. */
function FactMosaic({ facts }: { facts: readonly Specification[] }) {
  return (
    <dl className="fact-section-mosaic grid">
      {facts.map(({ key, label, value }) => (
        <div key={key} className="fact-section-tile flex min-w-0">
          <dt className="flex items-center gap-2 text-[0.9375rem]/6 text-ink-soft">
            <Icon name={ROW_ICONS[key] ?? 'info'} size={20} className="fact-section-tile-icon shrink-0" />
            {label}
          </dt>
          <dd className="fact-section-tile-value min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The specifications: the first few at once, the rest behind a toggle (VDP-12, VDP-13). */
export function SpecificationList({ model: { specifications, specificationsToggle } }: { model: VehiclePageModel }) {
  if (specifications.first.length === 0) return null
  return (
    <PageSection id="specifications" title="Specifications">
      {specifications.first.length > MAX_TILES ? (
        <SpecificationRows rows={specifications.first} hasIcons />
      ) : (
        <FactMosaic facts={specifications.first} />
      )}
      {specifications.others.length > 0 && (
        <Toggle closedLabel={specificationsToggle} openLabel="Show Less">
          <SpecificationRows rows={specifications.others} hasIcons />
        </Toggle>
      )}
    </PageSection>
  )
}

function FeatureItems({ features }: { features: readonly string[] }) {
  return (
    <ul className="fact-section-features grid sm:grid-cols-2">
      {features.map((feature) => (
        <li key={feature} className="fact-section-feature flex items-start gap-3">
          <Icon name="check" size={20} className="fact-section-feature-check mt-0.5 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

/** The vehicle's features, the first eight at once (VDP-14). */
export function FeatureList({ model: { features } }: { model: VehiclePageModel }) {
  if (features.first.length === 0) return null
  return (
    <PageSection id="features" title="Features">
      <FeatureItems features={features.first} />
      {features.others.length > 0 && (
        <Toggle closedLabel="Show All" openLabel="Hide">
          <FeatureItems features={features.others} />
        </Toggle>
      )}
    </PageSection>
  )
}

/** The dealer's comments, cut to 400 characters until expanded, or a sentence when there are none (VDP-11). */
export function DealerCommentsSection({ model: { comments } }: { model: VehiclePageModel }) {
  const text = 'fact-section-text max-w-[68ch] whitespace-pre-line'
  return (
    <PageSection id="comments" title="Dealer comments">
      {comments.kind === 'pending' && <p className="text-ink-soft">{comments.text}</p>}
      {comments.kind === 'comments' && !comments.isTruncated && <p className={text}>{comments.full}</p>}
      {comments.kind === 'comments' && comments.isTruncated && (
        <div className="group/comments">
          <p className={`${text} group-has-[details[open]]/comments:hidden`}>{comments.short}</p>
          <Toggle closedLabel="Show More" openLabel="Show Less">
            <p className={text}>{comments.full}</p>
          </Toggle>
        </div>
      )}
    </PageSection>
  )
}

/** The vehicle's registration and history data, with the history report (VDP-03, VDP-27). */
export function CarDetails({ model: { details, historyReportUrl, words } }: { model: VehiclePageModel }) {
  if (details.length === 0 && !historyReportUrl) return null
  return (
    <PageSection id="details" title={words.details}>
      <SpecificationRows rows={details} />
      {historyReportUrl && (
        <a
          href={historyReportUrl}
          target="_blank"
          rel="noopener"
          data-visit="history"
          className="fact-section-more mt-4 inline-flex min-h-11 items-center gap-2.5 font-strong underline underline-offset-4"
        >
          <Icon name="file" size={20} />
          History report
        </a>
      )}
    </PageSection>
  )
}
