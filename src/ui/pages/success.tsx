import type { ReactNode } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import { toTelHref } from '@/domain/locations/phone'
import { Landscape } from '../sections/hero-slider/landscape'
import { Icon } from '../primitives/icon/icon'

/** `note` is the thank-you text, `booking` the requested time, `wayBack` the link back to the vehicle. */
type ThanksProps = { note: ReactNode; booking?: ReactNode; wayBack?: ReactNode; phone: string | null; stockHref: string }

function Thanks({ note, booking, wayBack, phone, stockHref }: ThanksProps) {
  return (
    <>
      <span className="success-mark mb-6 inline-flex size-14 items-center justify-center rounded-pill text-good">
        <Icon name="check" size={28} weight="bold" />
      </span>
      {note}
      {booking}
      {phone ? (
        <p className="mt-4 text-lg/7 text-ink-soft">
          In a hurry? Call{' '}
          <a href={toTelHref(phone) ?? undefined} className="text-link underline underline-offset-4">
            {phone}
          </a>
          .
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        {wayBack}
        <a href={stockHref} className="inline-flex min-h-12 items-center gap-2 font-semibold text-link underline underline-offset-4">
          Keep looking
          <Icon name="arrow-right" size={16} />
        </a>
      </div>
    </>
  )
}

/** The thank-you page after a lead (LEAD-17). In the manufacturer template it is a card over the landscape. */
export function SuccessView({ variant, ...thanks }: ThanksProps & { variant: CardVariant }) {
  if (variant !== 'studio')
    return (
      <section className="wrap section">
        <Thanks {...thanks} />
      </section>
    )
  return (
    <section data-hero className="relative overflow-hidden">
      <Landscape />
      <div className="relative wrap flex min-h-[640px] items-center pt-24 pb-16 md:min-h-[760px] md:pt-32 md:pb-24">
        <div className="w-full max-w-[44rem] rounded-panel bg-surface p-6 [overflow-wrap:anywhere] md:p-12 [&_h1]:type-h2">
          <Thanks {...thanks} />
        </div>
      </div>
    </section>
  )
}
