import { LinkButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import {
  CALL_ID,
  CertifiedLine,
  FinanceLinks,
  HiddenNumber,
  markChat,
  MarketLine,
  SoldNotice,
  StarLink,
  SubscriptionTerms,
} from './side-panel'
import { VEHICLE_MAP_ID } from './location-sections'
import type { SidebarProps, SidebarSlots } from './sidebar-props'
import type { PhoneNumber } from '@/domain/locations/phone-view'
import { CONTACT_HREF } from '@/ui/sections/phone/masked-phone'
import type { VehiclePageModel } from './vehicle-page-model'

type PartProps = { model: VehiclePageModel }
type WithSlots = PartProps & { slots: SidebarSlots }

/** A group between hairlines. In the manufacturer template groups are separated by space only. */
const GROUP = 'sidebar-column-group border-line'
const QUIET_LINK =
  'sidebar-column-quiet-link inline-flex min-h-11 items-center underline decoration-1 underline-offset-6 hover:decoration-2'

/** What the price includes, the stock number, and the link to the location (VDP-04). */
function PriceNotes({ model: { price, isSold, stockNumber, place }, slots }: WithSlots) {
  const basis = isSold ? null : price.basis
  return (
    <p className="sidebar-column-note flex flex-wrap items-center gap-x-4 text-ink-soft">
      {basis && <span className="py-2.5">{basis}</span>}
      {stockNumber && <span className="py-2.5">Stock {stockNumber}</span>}
      {place && (
        <a href={`#${VEHICLE_MAP_ID}`} className={QUIET_LINK}>
          {place}
        </a>
      )}
      {slots.views}
    </p>
  )
}

/** Facts that the title does not include, in one line. */
function ColumnFacts({ model: { facts } }: PartProps) {
  if (facts.length === 0) return null
  return <p className="mt-2 text-base/6 text-ink-soft">{facts.map(({ value }) => value).join(' · ')}</p>
}

function ColumnPrice({ model: { price } }: PartProps) {
  return (
    <>
      {price.was && (
        <p className="text-base/6 text-ink-soft">
          <span className="sr-only">Was </span>
          <s>{price.was}</s> <span className="font-strong text-ink">{price.saving}</span>
        </p>
      )}
      <p className={price.isAmount ? 'sidebar-column-price font-display font-light tracking-[-0.02em] break-words' : 'type-h3'}>
        {price.text}
      </p>
    </>
  )
}

/** The weekly estimate with both rates. The star links to the fine print (FIN-24). */
function ColumnWeekly({ model: { weekly, finance } }: PartProps) {
  if (!weekly) return null
  return (
    <div className={GROUP} data-weekly={weekly.price}>
      <p className="text-[1.0625rem]/6 font-strong">
        <span data-quote="amount">{weekly.amount}</span> a week
        <StarLink />
      </p>
      <p className="text-[0.9375rem]/6 text-ink-soft">
        <span data-quote="rate">{weekly.rate}</span> interest rate, <span data-quote="comparisonRate">{weekly.comparisonRate}</span>{' '}
        comparison rate
        <span data-quote="source" className="block">
          {weekly.source}
        </span>
      </p>
      <FinanceLinks finance={finance} />
    </div>
  )
}

/** The number on its own line, in asterisks until it is revealed (PHONE-01, PHONE-02). */
function ColumnPhone({ phone }: { phone: PhoneNumber }) {
  const line = 'flex min-h-11 flex-wrap items-center gap-x-4 font-strong'
  const word = 'underline decoration-1 underline-offset-6'
  if (!phone.isMasked)
    return (
      <a href={phone.href} className={line}>
        <Icon name="phone" size={20} weight="light" />
        <span className={word}>Call Now {phone.text}</span>
      </a>
    )
  return (
    <details id={CALL_ID} className="group/phone" data-reveal-phone="">
      <summary className={`${line} cursor-pointer list-none group-open/phone:hidden [&::-webkit-details-marker]:hidden`}>
        <Icon name="phone" size={20} weight="light" />
        <span className="whitespace-nowrap">{phone.shown}</span>
        <span className={word}>Show number</span>
      </summary>
      <a href={CONTACT_HREF} data-phone={phone.code} className={line}>
        <Icon name="phone" size={20} weight="light" />
        <span className={word}>
          <HiddenNumber />
        </span>
      </a>
    </details>
  )
}

function ColumnActions({ model: { enquireHref, enquiry, phone }, slots }: WithSlots) {
  return (
    <>
      <LinkButton href={enquireHref} variant="action" size="large" isWide data-chat={markChat(enquiry)}>
        {enquiry.label}
      </LinkButton>
      {slots.actions}
      {phone && <ColumnPhone phone={phone} />}
    </>
  )
}

function ColumnOffer({ model, slots }: WithSlots) {
  return (
    <>
      <ColumnWeekly model={model} />
      {model.subscription && (
        <div className="pb-5">
          <SubscriptionTerms model={model} />
        </div>
      )}
      {model.market && (
        <div className={GROUP}>
          <MarketLine model={model} />
        </div>
      )}
      {slots.gauge}
      <div className="sidebar-column-actions side-ways border-line pt-5 sm:max-md:pt-0">
        <ColumnActions model={model} slots={slots} />
      </div>
    </>
  )
}

/** Price and actions as a column on the page's ground: a rule at the top, hairlines between groups (VDP-04, VDP-05). */
export function SidebarColumn({ model, title, slots = {} }: SidebarProps) {
  return (
    <div className="sidebar-column-box side border-ink">
      {title && (
        <div className="pb-6">
          {title}
          <ColumnFacts model={model} />
          <CertifiedLine model={model} />
        </div>
      )}
      {!model.isSold && <ColumnPrice model={model} />}
      <div className="pb-2 md:-mt-1">
        <PriceNotes model={model} slots={slots} />
      </div>
      {model.isSold ? (
        <div className="pt-2">
          <SoldNotice model={model} />
        </div>
      ) : (
        <ColumnOffer model={model} slots={slots} />
      )}
      {slots.tools && <ul className="sidebar-column-tools mt-5 flex flex-wrap justify-between gap-x-2 border-line pt-2">{slots.tools}</ul>}
    </div>
  )
}
