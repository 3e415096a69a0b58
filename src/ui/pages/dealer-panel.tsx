import type { ReactNode } from 'react'
import type { PhoneNumber } from '@/domain/locations/phone-view'
import { LinkButton } from '../primitives/button/button'
import { MaskedPhone } from '../sections/phone/masked-phone'

/** A dealership that is selected in the locator. */
export type DealerPanelView = {
  locationId: number
  name: string
  address: string
  licence: string | null
  week: { name: string; text: string; isToday: boolean }[]
  phone: PhoneNumber | null
  directions: string
  /** Links to the test drive form and to the location's page. */
  bookHref: string
  detailsHref: string
}

const WAY = 'inline-flex min-h-11 items-center border-b border-current font-strong'

/** The selected dealership: hours, licence and contact links. */
export function DealerPanel({ dealer, open }: { dealer: DealerPanelView; open: ReactNode }) {
  return (
    <section aria-label={dealer.name} className="dealer-panel-box rounded-panel bg-surface p-5 shadow-panel sm:p-7">
      <h2 className="type-h3">{dealer.name}</h2>
      <p className="mt-1 text-ink-soft">
        {dealer.address}
        {dealer.licence && <span className="block">{dealer.licence}</span>}
      </p>
      <p className="mt-2">{open}</p>
      <dl className="mt-3 text-[0.9375rem]/7">
        {dealer.week.map(({ name, text, isToday }) => (
          <div key={name} className={`flex justify-between gap-4 ${isToday ? 'font-strong' : ''}`}>
            <dt>{name}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
      <LinkButton href={dealer.bookHref} variant="brand" isWide className="mt-5">
        Book a test drive here
      </LinkButton>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        {dealer.phone && <MaskedPhone phone={dealer.phone} owner={dealer.name} hasIcon={false} />}
        <a href={dealer.directions} className={WAY}>
          Get Directions
        </a>
        <a href={dealer.detailsHref} className={WAY}>
          View Location
        </a>
      </div>
    </section>
  )
}
