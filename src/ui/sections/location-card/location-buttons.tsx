import type { LocationAction } from '@/domain/locations/location-actions'
import type { CardVariant } from '@/domain/tenant/template'
import { LinkButton } from '@/ui/primitives/button/button'
import type { ButtonVariant } from '@/ui/primitives/button/button-classes'

/** The first button of a location is solid, the others are outlined. */
function lookOf(at: number, isLoud: boolean): ButtonVariant {
  if (at === 0) return isLoud ? 'action' : 'brand'
  return 'outline'
}

type Props = { actions: readonly LocationAction[]; owner: string; variant: CardVariant; isLoud?: boolean; className?: string }

/** A location's buttons. Their accessible names include the location, because a list has several of them. */
export function LocationButtons({ actions, owner, variant, isLoud = false, className = '' }: Props) {
  if (actions.length === 0) return null
  return (
    <div className={className}>
      {actions.map(({ kind, label, href }, at) => (
        <LinkButton key={kind} href={href} variant={lookOf(at, isLoud)} size={variant === 'studio' && isLoud ? 'medium' : 'small'}>
          {label}
          <span className="sr-only">: {owner}</span>
        </LinkButton>
      ))}
    </div>
  )
}
