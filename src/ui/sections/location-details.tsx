import type { ReactNode } from 'react'
import type { HoursTableView } from '@/domain/locations/hours-view'
import type { SiteLocationView } from '@/domain/locations/location-view'
import type { PhoneNumber } from '@/domain/locations/phone-view'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { Breadcrumbs } from '../primitives/breadcrumbs'
import { Icon } from '../primitives/icon/icon'
import { MaskedPhone } from './phone/masked-phone'
import { LocationButtons } from './location-card/location-buttons'
import { LocationPicture } from './location-card/location-picture'
import { HoursTable } from './opening-hours/hours-table'
import { StaticOpening } from './opening-status'
import { StarRating } from '../primitives/star-rating/star-rating'

export type LocationDetailsProps = {
  place: SiteLocationView
  variant: CardVariant
  /** 1 for the page's own title, 2 for a section of another page. */
  level: 1 | 2
  text: string | null
  trail: SiteLink[]
  map: ReactNode
  hours: HoursTableView
  holidays: ReactNode
  /** One entry per department: 'Sales' and its number. */
  phones: { label: string; owner: string; phone: PhoneNumber }[]
  /** Registration numbers: 'Dealer licence' and 'DL 4218876'. */
  facts: { label: string; value: string }[]
  rating: SiteLocationView['rating']
}

const PANEL = 'location-details-panel overflow-hidden rounded-card'
const PANEL_HEAD = 'location-details-panel-head flex flex-wrap items-center justify-between gap-x-4 border-line'
const PANEL_BODY = 'location-details-panel-body'

function Panel({ title, aside, children, isTable = false }: { title: string; aside?: ReactNode; children: ReactNode; isTable?: boolean }) {
  return (
    <section className={PANEL}>
      <div className={PANEL_HEAD}>
        <h2 className="min-h-11 content-center type-h3">{title}</h2>
        {aside}
      </div>
      <div className={isTable ? 'location-details-panel-table' : PANEL_BODY}>{children}</div>
    </section>
  )
}

function Contact({ phones, facts }: Pick<LocationDetailsProps, 'phones' | 'facts'>) {
  return (
    <dl className="text-[0.9375rem]/6">
      {phones.map(({ label, owner, phone }) => (
        <div key={label} className="flex min-h-11 items-center justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <MaskedPhone phone={phone} owner={owner} hasIcon={false} />
          </dd>
        </div>
      ))}
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-h-9 flex-wrap items-center justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="ml-auto text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Side({ place, hours, holidays, phones, facts, rating }: LocationDetailsProps) {
  return (
    <div className="location-details-side flex flex-col md:row-span-2">
      <Panel title="Opening hours" aside={holidays} isTable>
        <HoursTable table={hours} caption={`Opening hours of ${place.name}`} first="Day" />
      </Panel>
      {phones.length + facts.length > 0 && (
        <Panel title="Call or visit">
          <Contact phones={phones} facts={facts} />
        </Panel>
      )}
      {rating && (
        <Panel title="Customer rating">
          <StarRating rating={rating.averageRating} count={rating.count} size={20} />
        </Panel>
      )}
    </div>
  )
}

/** A location in full: picture, opening status, directions and phone numbers. */
export function LocationDetails(props: LocationDetailsProps) {
  const { place, variant, level, text, trail, map } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="wrap pt-4 pb-(--fc-section-now) md:pt-6">
      {trail.length > 0 && <Breadcrumbs links={trail} current={place.name} />}
      <div className="location-details-columns mt-4 grid grid-cols-[minmax(0,1fr)] gap-y-10 md:grid-cols-[minmax(0,1fr)_minmax(320px,26rem)] md:gap-y-14">
        <div>
          <LocationPicture
            image={place.image}
            sizes="(min-width: 901px) 60vw, 100vw"
            isEager={level === 1}
            className="aspect-2/1 w-full rounded-card"
          />
          <Heading className="mt-6 type-h1">{place.name}</Heading>
          <p className="mt-2 min-h-6">
            <StaticOpening plan={place.open} />
          </p>
          {text && <p className="mt-3 max-w-[44rem] whitespace-pre-line text-ink-soft">{text}</p>}
          <LocationButtons actions={place.actions} owner={place.name} variant={variant} isLoud className="mt-6 flex flex-wrap gap-3" />
        </div>
        <Side {...props} />
        <section>
          <div className="location-details-place-head flex flex-wrap items-center justify-between gap-x-6">
            <h2 className="type-h2">Where we are</h2>
            <a
              href={place.directions}
              className="inline-flex min-h-11 items-center gap-2 font-strong text-link underline underline-offset-4"
            >
              <Icon name="navigate" size={18} className="shrink-0" />
              Get Directions
            </a>
          </div>
          <div className="mt-4">{map}</div>
          <p className="mt-3 text-ink-soft">{place.address}</p>
        </section>
      </div>
    </div>
  )
}
