import { TONE_GROUND, TONE_INK } from '@/ui/primitives/band'
import { classNames } from '@/ui/primitives/class-names'
import type { Fact } from '@/ui/primitives/fact-list/to-facts'
import { Icon } from '@/ui/primitives/icon/icon'
import { SectionHead } from '@/ui/primitives/section-head'
import { ReasonText } from './reason-text'
import type { WhyBuyProps } from './why-buy-props'

/** The longest figure, in characters, with its label beside it. Longer ones have it below, in smaller type. */
const LONGEST_BESIDE_LABEL = 4

/** The longest figure, in characters, at normal width. Longer ones are condensed to fit half a phone. */
const LONGEST_WIDE = 7

/** A figure such as '50+', with the plus in the accent colour. */
function FigureValue({ value, size }: { value: string; size: string }) {
  const isOpen = value.endsWith('+')
  return (
    <dd
      className={classNames(
        'shrink-0 font-[740] tracking-tight text-ink',
        value.length > LONGEST_WIDE ? 'max-sm:text-[1.5rem]/8' : '[font-stretch:112%]',
        size,
      )}
    >
      {isOpen ? value.slice(0, -1) : value}
      {isOpen && <span className="text-action">+</span>}
    </dd>
  )
}

/** The group's full-width strip of figures, separated by rules (MISC-01). */
function FigureStrip({ heading, figures, text }: { heading: string | null; figures: readonly Fact[]; text: string | null }) {
  const isShort = figures.every(({ value, label }) => value.length <= LONGEST_BESIDE_LABEL && label.length <= 16)
  const size = isShort ? 'text-[1.75rem]/8 lg:text-[3.25rem]/14' : 'text-[1.75rem]/8'
  return (
    <section className={TONE_GROUND.brand}>
      <div className={classNames('wrap items-stretch lg:flex', TONE_INK.brand)}>
        {heading ? <h2 className="sr-only">{heading}</h2> : null}
        <dl className={classNames('min-w-0 flex-1', isShort ? 'flex' : 'grid grid-cols-2 sm:flex')}>
          {figures.map(({ id, value, label }) => (
            <div
              key={id}
              className={classNames(
                'flex min-w-0 flex-1 flex-col-reverse justify-end border-line px-4 py-4 not-first:border-l first:pl-0 lg:px-6 lg:py-6',
                isShort ? 'lg:flex-row-reverse lg:items-center lg:gap-4' : 'max-sm:odd:border-l-0 max-sm:odd:pl-0',
              )}
            >
              <dt className="min-w-0 text-xs/4 font-bold sm:text-[0.9375rem]/5 lg:flex-1">{label}</dt>
              <FigureValue value={value} size={size} />
            </div>
          ))}
        </dl>
        {text && (
          <p className="min-w-0 content-center border-line py-4 text-[0.9375rem]/6 text-ink-soft max-lg:border-t lg:w-[34%] lg:border-l lg:py-5 lg:pl-6">
            {text}
          </p>
        )}
      </div>
    </section>
  )
}

const COLUMNS: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-3', 6: 'lg:grid-cols-3' }

/** The group variant: a strip of figures, and the reasons in ruled cells below a heading. */
export function DirectoryWhyBuy({ heading, text, figures, reasons, link }: WhyBuyProps) {
  const hasFigures = figures.length > 0
  const hasReasons = reasons.length > 0
  return (
    <>
      {hasFigures && <FigureStrip heading={hasReasons ? null : heading} figures={figures} text={text} />}
      {hasReasons && (
        <section className="section">
          <div className="wrap">
            <SectionHead heading={heading} text={hasFigures ? null : text} link={link} />
            <ul className={classNames('grid grid-cols-1 border-t border-l border-line sm:grid-cols-2', COLUMNS[reasons.length])}>
              {reasons.map(({ id, icon, title, text: reason }) => (
                <li key={id} className="flex min-w-0 gap-4 border-r border-b border-line p-4 lg:p-6">
                  <Icon name={icon} size={28} className="shrink-0 text-brand" />
                  <ReasonText title={title} text={reason} look="type-h3 text-brand" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  )
}
