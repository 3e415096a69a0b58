import { ArrowLink } from '@/ui/primitives/action-link'
import { classNames } from '@/ui/primitives/class-names'
import { Icon } from '@/ui/primitives/icon/icon'
import { ReasonText } from './reason-text'
import type { WhyBuyProps } from './why-buy-props'

/** The dealer variant: a claim with its figures at the left, reasons with icons at the right. */
export function ClaimWhyBuy({ heading, text, figures, reasons, link }: WhyBuyProps) {
  return (
    <section className="section">
      <div
        className={classNames(
          'wrap grid grid-cols-1 gap-x-12 gap-y-8 lg:gap-x-24',
          reasons.length > 0 && 'md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <div className="min-w-0">
          <h2 className="type-h2 md:text-[2.25rem]/[2.5rem] lg:text-[2.625rem]/[2.875rem]">{heading}</h2>
          {text && <p className="mt-3 text-ink-soft">{text}</p>}
          {figures.length > 0 && (
            <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4 md:mt-7">
              {figures.map(({ id, value, label }) => (
                <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
                  <dt className="text-sm/5 text-ink-soft">{label}</dt>
                  <dd className="type-h2 text-brand">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {link && <ArrowLink link={link} className="mt-3 md:mt-5" />}
        </div>
        {reasons.length > 0 && (
          <ul className="grid content-start gap-x-10 gap-y-6 sm:grid-cols-2 md:gap-y-9 lg:gap-x-16">
            {reasons.map(({ id, icon, title, text: reason }) => (
              <li key={id} className="flex min-w-0 gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-card bg-brand-tint text-brand">
                  <Icon name={icon} size={22} />
                </span>
                <ReasonText title={title} text={reason} look="text-lg/6 font-bold" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
