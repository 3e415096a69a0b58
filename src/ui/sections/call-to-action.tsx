import type { ReactNode } from 'react'
import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import { ActionLink, ArrowLink, FITTING } from '../primitives/action-link'
import { TONE_GROUND, TONE_INK, type Tone } from '../primitives/band'
import { LinkButton } from '../primitives/button/button'
import { classNames } from '../primitives/class-names'
import { Icon } from '../primitives/icon/icon'

export type CallToActionProps = {
  heading: string
  text: string | null
  link: SiteLink | null
  secondLink: SiteLink | null
  /** '(07) 5550 4400' and its tel address. */
  phone: { text: string; href: string } | null
  tone: Tone
  variant: CardVariant
}

/** The phone as a text link, so that the number is readable on devices that can't dial. */
function PhoneLink({ phone }: { phone: NonNullable<CallToActionProps['phone']> }) {
  return (
    <a href={phone.href} className="inline-flex min-h-11 items-center gap-2.5 font-strong text-link sm:whitespace-nowrap">
      <Icon name="phone" size={20} className="call-to-action-phone shrink-0" />
      <span className="border-b border-current pb-0.5">
        <span className="sr-only">Call </span>
        {phone.text}
      </span>
    </a>
  )
}

function Actions({ link, secondLink, phone, tone, variant, className }: CallToActionProps & { className: string }) {
  if (!link && !secondLink && !phone) return null
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-3', className)}>
      {link && <MainLink link={link} variant={variant} tone={tone} />}
      {secondLink &&
        (variant === 'plate' ? (
          <ArrowLink link={secondLink} />
        ) : (
          <LinkButton href={secondLink.href} variant="outline" size={variant === 'studio' ? 'large' : 'medium'} className={FITTING}>
            {secondLink.label}
          </LinkButton>
        ))}
      {phone && <PhoneLink phone={phone} />}
    </div>
  )
}

/** The block's only filled button, in every variant. */
function MainLink({ link, variant, tone }: { link: SiteLink; variant: CardVariant; tone: Tone }) {
  if (variant === 'boxed' || variant === 'listing') return <ActionLink link={link} variant={variant} tone={tone} />
  return (
    <LinkButton href={link.href} variant="action" size="large" className={FITTING}>
      {link.label}
    </LinkButton>
  )
}

type Look = { heading: string; text: string }

/** Text left, actions right. */
function Row({ look, ...props }: CallToActionProps & { look: Look }) {
  return (
    <div className="flex flex-col gap-x-12 gap-y-6 lg:flex-row lg:items-center lg:justify-between">
      <div className="max-w-[44rem] min-w-0">
        <h2 className={look.heading}>{props.heading}</h2>
        {props.text && <p className={classNames('text-ink-soft', look.text)}>{props.text}</p>}
      </div>
      <Actions {...props} className="lg:max-w-[50%] lg:shrink-0 lg:justify-end" />
    </div>
  )
}

const ROW_LOOK: Look = { heading: 'type-h2', text: 'call-to-action-text mt-2' }

/** The dealer and group variant: a panel on the page's ground. */
function PanelCall(props: CallToActionProps) {
  return (
    <section className="section">
      <div className="wrap">
        <div className={classNames('rounded-panel', TONE_GROUND[props.tone], props.tone === 'plain' && 'border border-line')}>
          <div className={classNames('px-5 py-7 md:px-10 md:py-10', TONE_INK[props.tone])}>
            <Row {...props} look={ROW_LOOK} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The prestige variant: no box, with a hairline above unless it has its own ground. */
function OpenCall(props: CallToActionProps) {
  const { tone } = props
  const row = <Row {...props} look={{ heading: 'type-h2', text: 'mt-4 max-w-[34rem]' }} />
  if (tone === 'plain') {
    return (
      <section className="section">
        <div className="wrap">
          <div className="border-y border-edge py-12 md:py-16">{row}</div>
        </div>
      </section>
    )
  }
  return (
    <section className={classNames(TONE_GROUND[tone], 'py-16 md:py-24')}>
      <div className={classNames('wrap', TONE_INK[tone])}>{row}</div>
    </section>
  )
}

/** The manufacturer variant: one panel with centred content. */
function CentredCall(props: CallToActionProps) {
  const { heading, text, tone } = props
  return (
    <section className="section">
      <div className="wrap">
        <div className={classNames('rounded-panel', tone === 'plain' ? 'bg-brand-tint' : TONE_GROUND[tone])}>
          <div className={classNames('flex flex-col items-center px-6 py-14 text-center md:px-16 md:py-24', TONE_INK[tone])}>
            <h2 className="max-w-[min(46rem,100%)] type-h2">{heading}</h2>
            {text && <p className="mt-4 max-w-[min(40rem,100%)] text-ink-soft">{text}</p>}
            <Actions {...props} className="mt-8 justify-center" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The view of each variant. A variant without a view fails to compile. */
const VIEWS: Record<CardVariant, (props: CallToActionProps) => ReactNode> = {
  boxed: PanelCall,
  plate: OpenCall,
  listing: PanelCall,
  studio: CentredCall,
}

/** A call to action: heading, a line of text, and one or two links. */
export function CallToAction(props: CallToActionProps) {
  const View = VIEWS[props.variant]
  return <View {...props} />
}
