import { Icon } from '@/ui/icon/icon'
import { toTelHref } from '@/domain/phone/phone'

type Props = { tenantName: string; phone: string | null; stockHref: string }

/** Thanks for a lead (LEAD-17). */
export function SuccessView({ tenantName, phone, stockHref }: Props) {
  return (
    <section className="wrap section">
      <span className="mb-6 inline-flex size-14 items-center justify-center rounded-pill bg-good-tint text-good on-prestige:-ml-2.5 on-prestige:bg-transparent">
        <Icon name="check" size={28} weight="bold" />
      </span>
      <h1 className="max-w-[44rem] type-h1">
        Thank you. <span className="inline-block max-w-full">We have your enquiry.</span>
      </h1>
      <p className="mt-4 max-w-[44rem] text-lg/7 text-ink-soft">
        Somebody at {tenantName} will be in touch, usually within two business hours.
        {phone ? (
          <>
            {' '}
            In a hurry? Call{' '}
            <a href={toTelHref(phone) ?? undefined} className="text-link underline underline-offset-4">
              {phone}
            </a>
            .
          </>
        ) : null}
      </p>
      <p className="mt-8">
        <a href={stockHref} className="inline-flex min-h-12 items-center gap-2 font-semibold text-link underline underline-offset-4">
          Keep looking
          <Icon name="arrow-right" size={16} />
        </a>
      </p>
    </section>
  )
}
