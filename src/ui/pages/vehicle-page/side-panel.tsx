import type { ReactNode } from 'react'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { LinkButton } from '@/ui/primitives/button/button'
import { buttonClasses } from '@/ui/primitives/button/button-classes'
import { Icon } from '@/ui/primitives/icon/icon'
import { FACT_ICONS } from '@/ui/sections/vehicle-card/fact-icons'
import { isLongPrice } from '@/ui/sections/vehicle-card/long-price'
import { VEHICLE_MAP_ID } from './location-sections'
import type { VehiclePageModel } from './vehicle-page-model'
import type { PhoneNumber } from '@/domain/locations/phone-view'
import { CONTACT_HREF } from '@/ui/sections/phone/masked-phone'
import type { StockWords } from '@/domain/vehicle/kinds/kinds'

type PartProps = { model: VehiclePageModel }

/** Returns the sentence that replaces a sold vehicle's price. */
export function writeSoldText({ one }: StockWords): string {
  return `Unfortunately this ${one} recently sold. But don't worry, we can help you find a similar ${one}!`
}

/** The stock number, and the location as a link to its section (VDP-04). */
export function StockLine({ model: { stockNumber, place }, views }: PartProps & { views?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem]/6 text-ink-soft">
      {stockNumber && (
        <span className="inline-flex items-center gap-2">
          <Icon name="tag" size={18} className="side-panel-tag" />
          Stock {stockNumber}
        </span>
      )}
      {place && (
        <a
          href={`#${VEHICLE_MAP_ID}`}
          className="side-panel-place inline-flex min-h-11 items-center gap-2 font-strong underline underline-offset-4"
        >
          <Icon name="pin" size={18} className="side-panel-pin shrink-0" />
          {place}
        </a>
      )}
      {views}
    </p>
  )
}

/** Four facts side by side, each with its icon. */
export function FactStrip({ model: { facts } }: PartProps) {
  return (
    <ul className="side-panel-tools grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-y-3 overflow-hidden rounded-control py-3 max-[359px]:grid-cols-2">
      {facts.slice(0, 4).map((fact) => (
        <li key={fact.kind} className="-ml-px flex min-w-0 flex-col items-center gap-1.5 border-l border-line px-0.5 text-center">
          <Icon name={FACT_ICONS[fact.kind]} size={22} className="text-brand" />
          <span className="sr-only">{fact.label}: </span>
          <span className="w-full text-sm/5 font-strong break-words">{fact.value}</span>
        </li>
      ))}
    </ul>
  )
}

/** Price and weekly estimate. The star links to the fine print. */
export function PriceBlock({ model: { price, weekly, finance } }: PartProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      {price.was && (
        <p className="-mb-1.5 w-full text-[0.9375rem]/5 text-ink-soft">
          <span className="sr-only">Was </span>
          <s>{price.was}</s> <strong className="font-strong text-bad">{price.saving}</strong>
        </p>
      )}
      <div>
        <p
          className={
            price.isAmount
              ? `font-display font-extrabold tracking-[-0.02em] whitespace-nowrap [font-stretch:108%] ${isLongPrice(price.text) ? 'text-[1.875rem]/10' : 'text-[min(2.5rem,56px)]/11'}`
              : 'type-h3'
          }
        >
          {price.text}
        </p>
        {price.basis && <p className="text-[0.9375rem]/6 text-ink-soft">{price.basis}</p>}
      </div>
      {weekly && (
        <p data-weekly={weekly.price} className="ml-auto text-right text-[0.8125rem]/5 text-ink-soft">
          <span className="block text-base/6 font-strong text-brand">
            <strong data-quote="amount" className="text-xl/7 font-bold">
              {weekly.amount}
            </strong>
            /wk
            <StarLink />
          </span>
          <span className="block">
            <span data-quote="rate">{weekly.rate}</span> interest rate
          </span>
          <span className="block">
            <span data-quote="comparisonRate">{weekly.comparisonRate}</span> comparison rate
          </span>
          <span data-quote="source" className="block">
            {weekly.source}
          </span>
        </p>
      )}
      {weekly && <FinanceLinks finance={finance} />}
    </div>
  )
}

/** What a subscription includes, its term, its kilometres and how it ends (LOOK-09). */
export function SubscriptionTerms({ model: { subscription } }: PartProps) {
  if (subscription === null || subscription.length === 0) return null
  return (
    <section aria-label="Subscription" className="border-t border-line pt-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-[0.9375rem]/6">
        {subscription.map(({ key, label, value }) => (
          <div key={key} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Links to the finance page (FIN-36) and to the calculator further down (FIN-03). */
export function FinanceLinks({ finance }: Pick<VehiclePageModel, 'finance'>) {
  const link = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2'
  return (
    <p className="side-panel-links -my-1.5 flex w-full flex-wrap justify-between gap-x-5 text-[0.9375rem]/6 font-strong">
      <a href={finance.href} className={link}>
        {finance.label}
      </a>
      <a href="#finance-calculator" className={link}>
        Adjust<span className="sr-only"> the repayment</span>
      </a>
    </p>
  )
}

/** The star after a weekly price, which links to the comparison rate warning. */
export function StarLink() {
  return (
    <a href="#legal" aria-label="About this estimate" className="px-0.5">
      *
    </a>
  )
}

/** The id of the collapsed number, to which the phone bar links without JavaScript. */
export const CALL_ID = 'call'

/** The text of a link to a hidden number. The number follows it once revealed. */
export function HiddenNumber() {
  return (
    <>
      Call Now <span data-phone-text="" />
    </>
  )
}

/** The number in asterisks until it is revealed (PHONE-01, PHONE-02). Without JavaScript it expands to a link to the contact page. */
export function PhoneReveal({ phone }: { phone: PhoneNumber }) {
  const look = buttonClasses({ variant: 'outline', isWide: true, className: 'flex-wrap list-none [&::-webkit-details-marker]:hidden' })
  if (!phone.isMasked)
    return (
      <LinkButton href={phone.href} variant="outline" icon="phone" isWide>
        Call Now {phone.text}
      </LinkButton>
    )
  return (
    <details id={CALL_ID} className="group/phone" data-reveal-phone="">
      <summary className={`${look} group-open/phone:hidden`}>
        <Icon name="phone" />
        <span className="whitespace-nowrap">{phone.shown}</span>
        <span className="underline underline-offset-4">Show number</span>
      </summary>
      <LinkButton href={CONTACT_HREF} data-phone={phone.code} variant="outline" icon="phone" isWide>
        <HiddenNumber />
      </LinkButton>
    </details>
  )
}

export function CertifiedLine({ model }: PartProps) {
  if (!model.isCertified) return null
  return (
    <p className="flex items-center gap-2 font-strong text-good">
      <Icon name="certificate" size={22} />
      Certified
    </p>
  )
}

export function MarketLine({ model }: PartProps) {
  if (!model.market) return null
  return (
    <p className="flex items-center gap-2.5 font-strong text-good">
      <Icon name="check" size={20} />
      {model.market}
    </p>
  )
}

/** Marks links that open a chat when JavaScript runs (VDP-06). */
export const markChat = ({ chat }: VehiclePageModel['enquiry']) => (chat ? '' : undefined)

/** The actions: enquire, purchase actions, and call if there is a number (VDP-05). */
export function Actions({ model: { enquireHref, enquiry, phone }, more }: PartProps & { more?: ReactNode }) {
  return (
    <div className="side-ways">
      <LinkButton href={enquireHref} variant="action" size="large" isWide data-chat={markChat(enquiry)}>
        {enquiry.label}
      </LinkButton>
      {more}
      {phone && <PhoneReveal phone={phone} />}
    </div>
  )
}

/** Replaces price and buttons on the page of a sold vehicle (VDP-15). */
export function SoldNotice({ model: { enquireHref, words } }: PartProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-control bg-tint p-5 text-lg/7 font-strong">{writeSoldText(words)}</p>
      <LinkButton href={enquireHref} variant="action" size="large" isWide>
        {FIND_SIMILAR_LABEL}
      </LinkButton>
    </div>
  )
}
