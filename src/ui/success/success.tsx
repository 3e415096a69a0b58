import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon/icon'
import { toTelHref } from '@/domain/phone/phone'

/** `note` says what is thanked for, `wayBack` leads to the car that it was about. */
type Props = { note: ReactNode; wayBack?: ReactNode; phone: string | null; stockHref: string }

/** Thanks for a lead (LEAD-17). */
export function SuccessView({ note, wayBack, phone, stockHref }: Props) {
  return (
    <section className="wrap section">
      <span className="mb-6 inline-flex size-14 items-center justify-center rounded-pill bg-good-tint text-good on-prestige:-ml-2.5 on-prestige:bg-transparent">
        <Icon name="check" size={28} weight="bold" />
      </span>
      {note}
      {phone ? (
        <p className="mt-2 text-lg/7 text-ink-soft">
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
    </section>
  )
}
