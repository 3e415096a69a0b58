import type { CardVariant } from '@/domain/tenant/template'
import type { SiteLink } from '@/domain/tenant/tenant'
import type { Tone } from './band'
import { classNames } from './class-names'
import { LinkButton } from './button/button'
import type { ButtonVariant } from './button/button-classes'
import { Icon } from './icon/icon'

/** The button variant of a block's link: action on the brand's ground, solid elsewhere. Prestige underlines text instead. */
const BUTTONS: Record<Exclude<CardVariant, 'plate'>, Record<Tone, ButtonVariant>> = {
  boxed: { plain: 'brand', tint: 'brand', brand: 'action' },
  listing: { plain: 'brand', tint: 'brand', brand: 'action' },
  studio: { plain: 'outline', tint: 'outline', brand: 'action' },
}

/** Keeps a button within its block, however long its text. */
export const FITTING = 'max-w-full wrap-anywhere'

type Props = { link: SiteLink; variant: CardVariant; tone: Tone; className?: string }

/** A block's link in the style of its template. */
export function ActionLink({ link, variant, tone, className }: Props) {
  if (variant === 'plate') return <ArrowLink link={link} className={className} />
  return (
    <LinkButton
      href={link.href}
      variant={BUTTONS[variant][tone]}
      size={variant === 'studio' ? 'large' : 'medium'}
      className={classNames(FITTING, className)}
    >
      {link.label}
    </LinkButton>
  )
}

/** Underlined text with an arrow. */
export function ArrowLink({ link, className = '' }: { link: SiteLink; className?: string }) {
  return (
    <a href={link.href} className={`arrow-link-box inline-flex min-h-11 max-w-full items-center font-strong text-link ${className}`}>
      <span className="arrow-link-label min-w-0 border-b border-current wrap-anywhere">{link.label}</span>
      <Icon name="arrow-right" size={18} className="shrink-0" />
    </a>
  )
}
