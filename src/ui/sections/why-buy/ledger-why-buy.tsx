import { ArrowLink } from '@/ui/primitives/action-link'
import type { WhyBuyProps } from './why-buy-props'

/** The prestige variant: a heading and a list of reasons between hairlines, without boxes and icons. */
export function LedgerWhyBuy({ heading, text, figures, reasons, link }: WhyBuyProps) {
  return (
    <section className="section">
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-24">
        <div className="min-w-0">
          <h2 className="type-h2">{heading}</h2>
          {text && <p className="mt-5 max-w-[28rem] text-ink-soft">{text}</p>}
          {figures.length > 0 && (
            <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-6 md:mt-12">
              {figures.map(({ id, value, label }) => (
                <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
                  <dt className="text-[0.9375rem]/6 text-ink-soft">{label}</dt>
                  <dd className="type-h2">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && <ArrowLink link={link} className="mt-8" />}
        </div>
        {reasons.length > 0 && (
          <ul className="min-w-0 border-t border-line">
            {reasons.map(({ id, title, text: reason }) => (
              <li
                key={id}
                className="grid grid-cols-1 gap-x-8 gap-y-2 border-b border-line py-7 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)] lg:py-8"
              >
                <h3 className="text-2xl/8 type-h3">{title}</h3>
                <p className="text-ink-soft">{reason}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
