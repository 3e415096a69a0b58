import type { AccountLink as Account } from '@/domain/navigation/header-actions'
import { Icon, type IconWeight } from '@/ui/primitives/icon/icon'

type AccountProps = { link: Account; className?: string }

/**
 * The sign-in link as an icon. Cached pages don't know who is signed in: for signed-in visitors a script changes the address and text of
 * every [data-account-link].
 */
export function AccountLink({ link, weight = 'regular', className = '' }: AccountProps & { weight?: IconWeight }) {
  return (
    <a
      href={link.href}
      data-account-link={link.home}
      aria-label={link.label}
      className={`grid size-[44px] place-items-center rounded-control transition-quick hover:bg-brand-tint ${className}`}
    >
      <Icon name="user" size={22} weight={weight} />
    </a>
  )
}

/** The sign-in link as text, for a menu. */
export function AccountTextLink({ link, className = '' }: AccountProps) {
  return (
    <a href={link.href} data-account-link={link.home} className={`inline-flex min-h-11 items-center gap-2.5 hover:underline ${className}`}>
      <span data-account-word>{link.label}</span>
    </a>
  )
}
