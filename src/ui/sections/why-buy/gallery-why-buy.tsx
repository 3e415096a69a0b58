import { ArrowLink } from '@/ui/primitives/action-link'
import { classNames } from '@/ui/primitives/class-names'
import type { WhyBuyProps } from './why-buy-props'

/** The longest number, in characters, that fits its column in the largest type. */
const LONGEST_NUMBER = 6

/** Shows '680 km' with a large number and a small unit. */
function FigureValue({ value }: { value: string }) {
  const [number = '', ...unit] = value.split(' ')
  return (
    <dd
      className={
        number.length > LONGEST_NUMBER
          ? 'type-h2 wrap-anywhere'
          : 'text-[3.25rem]/14 font-[320] tracking-[-0.022em] lg:text-[4.5rem]/[5rem]'
      }
    >
      {number}
      {unit.length > 0 && <span className="text-xl/7 font-normal tracking-normal"> {unit.join(' ')}</span>}
    </dd>
  )
}

const COLUMNS: Record<number, string> = {
  3: 'min-[760px]:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'min-[760px]:grid-cols-3',
  6: 'min-[760px]:grid-cols-3',
}

/** The manufacturer variant: figures in light type, then the reasons as short texts. */
export function GalleryWhyBuy({ heading, text, figures, reasons, link }: WhyBuyProps) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className={reasons.length > 0 ? 'max-w-[52rem] type-h2' : 'sr-only'}>{heading}</h2>
        {text && <p className="mt-4 max-w-[42rem] text-ink-soft">{text}</p>}
        {figures.length > 0 && (
          <dl
            className={classNames(
              'grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,36%),1fr))] gap-x-8 gap-y-10 lg:grid-cols-4',
              (text !== null || reasons.length > 0) && 'mt-10 md:mt-16',
            )}
          >
            {figures.map(({ id, value, label }) => (
              <div key={id} className="flex min-w-0 flex-col-reverse justify-end">
                <dt className="mt-2 max-w-[16rem] text-base/6 text-ink-soft">{label}</dt>
                <FigureValue value={value} />
              </div>
            ))}
          </dl>
        )}
        {reasons.length > 0 && (
          <ul className={classNames('mt-10 grid gap-x-8 gap-y-10 md:mt-16 lg:gap-x-16', COLUMNS[reasons.length])}>
            {reasons.map(({ id, title, text: reason }) => (
              <li key={id} className="min-w-0">
                <h3 className="type-h3">{title}</h3>
                <p className="mt-2 text-ink-soft">{reason}</p>
              </li>
            ))}
          </ul>
        )}
        {link && <ArrowLink link={link} className="mt-8 md:mt-12" />}
      </div>
    </section>
  )
}
