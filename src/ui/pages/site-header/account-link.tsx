import type { AccountLink as Account } from '@/domain/navigation/header-actions'
import { Icon, type IconWeight } from '@/ui/primitives/icon/icon'

type AccountProps = { link: Account; className?: string }

/**
 * The way to sign in, as an icon. Who is signed in is no part of a cached page: a script leads every [data-account-link] of those who
 * are to the page that it names, and changes its words.
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

/** The same in words, for a menu. */
export function AccountWords({ link, className = '' }: AccountProps) {
  return (
    <a href={link.href} data-account-link={link.home} className={`inline-flex min-h-11 items-center gap-2.5 hover:underline ${className}`}>
      <span data-account-word>{link.label}</span>
    </a>
  )
}
