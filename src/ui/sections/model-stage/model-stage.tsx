import type { CardVariant } from '@/domain/tenant/template'
import type { ModelLabel, ModelPicture } from '@/domain/models/model'
import type { SiteLink } from '@/domain/tenant/tenant'
import { LinkButton } from '@/ui/primitives/button/button'
import { classNames } from '@/ui/primitives/class-names'
import { ModelLabelPill } from '../model-card/model-label'
import { Picture } from '@/ui/primitives/picture/picture'
import { Dusk } from './dusk'

export type ModelStageProps = {
  /** The large heading on the stage, and the full model name for its row of links. */
  heading: string
  title: string
  text: string
  label: ModelLabel | null
  /** The drive-away price: '$84,990'. */
  fromPrice: string | null
  picture: ModelPicture | null
  primary: SiteLink
  secondary: SiteLink | null
  /** Anchors and pages about this model. */
  links: readonly SiteLink[]
  level: 1 | 2
  variant: CardVariant
}

/** The ground of each variant. All are dark, because the text is white. */
const GROUNDS: Record<CardVariant, { className: string; Drawing: (() => React.ReactNode) | null }> = {
  boxed: {
    className: 'bg-[linear-gradient(color-mix(in_srgb,var(--fc-brand-dark)_86%,#000),color-mix(in_srgb,var(--fc-brand)_70%,#000))]',
    Drawing: null,
  },
  plate: { className: 'bg-[radial-gradient(90%_80%_at_50%_50%,#5c676c,#2a3135_55%,#111415)]', Drawing: null },
  listing: {
    className: 'bg-[linear-gradient(color-mix(in_srgb,var(--fc-brand-dark)_86%,#000),color-mix(in_srgb,var(--fc-brand)_70%,#000))]',
    Drawing: null,
  },
  studio: { className: 'bg-brand-dark', Drawing: Dusk },
}

const NAME = 'model-stage-name text-center font-display leading-[1.02] tracking-[-0.03em] [overflow-wrap:anywhere]'

/** Returns the classes for the heading: a name fills the stage whatever its length, a sentence has a normal heading size. */
function sizeOf(heading: string): string {
  if (heading.length <= 5) return 'text-[min(31vw,16.5rem)]'
  if (heading.length <= 9) return 'text-[min(20vw,13rem)]'
  return 'text-[clamp(2.75rem,10vw,6.5rem)] text-balance'
}

const BUTTON =
  'model-stage-button inline-flex min-h-13 items-center justify-center border px-8 text-center text-[1.0625rem]/6 font-strong transition-quick'

function Buttons({ primary, secondary }: Pick<ModelStageProps, 'primary' | 'secondary'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <a href={primary.href} className={`${BUTTON} border-white bg-white text-[#14201d] hover:bg-white/85`}>
        {primary.label}
      </a>
      {secondary && (
        <a href={secondary.href} className={`${BUTTON} border-white text-white hover:bg-white/15`}>
          {secondary.label}
        </a>
      )}
    </div>
  )
}

/** Links to the sections of the page, with price and action. It is sticky. */
function PageBar({ title, fromPrice, links, secondary }: Pick<ModelStageProps, 'title' | 'fromPrice' | 'links' | 'secondary'>) {
  return (
    <nav aria-label={title} className="sticky top-0 z-20 border-b border-line bg-ground">
      <div className="wrap flex min-h-18 items-center justify-between gap-6">
        <div className="flex min-w-0 items-center gap-8 max-md:hidden">
          <span className="font-strong whitespace-nowrap">{title}</span>
          <ul className="flex [scrollbar-width:none] gap-7 overflow-x-auto">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex items-center gap-3 max-md:w-full max-md:flex-wrap max-md:justify-between md:gap-8 md:whitespace-nowrap">
          {fromPrice && (
            <p className="min-w-0 text-sm/5 text-ink-soft max-md:flex-[1_1_5.5rem] md:text-right">
              From <span className="block text-base/6 font-strong text-ink">{fromPrice} drive away</span>
            </p>
          )}
          {secondary && (
            <LinkButton href={secondary.href} variant="brand" className="max-md:px-5 sm:shrink-0 sm:whitespace-nowrap">
              {secondary.label}
            </LinkButton>
          )}
        </div>
      </div>
    </nav>
  )
}

function Car({ picture }: { picture: ModelPicture }) {
  const { url, alt, width, height, kind } = picture
  const isCutout = kind === 'cutout'
  return (
    <Picture
      isEager
      src={url}
      alt={alt}
      sizes="(min-width: 901px) 60vw, 120vw"
      width={width}
      height={height}
      className={classNames(
        'relative mx-auto max-w-none',
        isCutout
          ? '-ml-[14%] w-[128%] object-contain md:mx-auto md:w-[min(70%,1010px)]'
          : 'w-full rounded-panel object-cover md:w-[min(70%,960px)]',
      )}
    />
  )
}

/** A model's stage: its name behind its picture, description and price, then the page's row of links. */
export function ModelStage(props: ModelStageProps) {
  const { heading, text, label, fromPrice, picture, level, variant } = props
  const { className, Drawing } = GROUNDS[variant]
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <section
        data-hero={level === 1 ? 'dark' : undefined}
        className={classNames('relative overflow-hidden text-white [--fc-focus:#fff]', className)}
      >
        {Drawing && <Drawing />}
        <div className="relative wrap flex min-h-[600px] flex-col pt-20 pb-7 md:min-h-[720px] md:pb-8">
          <Title className={classNames(NAME, sizeOf(heading))}>{heading}</Title>
          <div className={picture?.kind === 'cutout' ? '-mt-[9%] -mb-[6%] md:-mt-[14%] md:-mb-[8%]' : 'my-6'}>
            {picture && <Car picture={picture} />}
          </div>
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-6">
            <div className="min-w-0">
              {label && <ModelLabelPill label={label} className="border-0! bg-white! text-[#14201d]!" />}
              <p className="mt-3 text-lg/7 md:text-xl/7">
                {text}
                {fromPrice && <span className="block">From {fromPrice} drive away.</span>}
              </p>
            </div>
            <Buttons primary={props.primary} secondary={props.secondary} />
          </div>
        </div>
      </section>
      <PageBar {...props} />
    </>
  )
}
