import type { SiteLink } from '@/domain/tenant/tenant'
import { Icon, type IconWeight } from '@/ui/primitives/icon/icon'

/**
 * The link to the saved vehicles. Cached pages don't know the visitor's count: the watchlist's script fills and shows every
 * [data-saved-count].
 */
export function SavedLink({ link, weight = 'regular' }: { link: SiteLink; weight?: IconWeight }) {
  return (
    <a
      href={link.href}
      aria-label={link.label}
      className="relative grid size-[44px] place-items-center rounded-control transition-quick hover:bg-brand-tint"
    >
      <Icon name="heart" size={22} weight={weight} />
      <span
        data-saved-count
        hidden
        className="absolute top-0.5 right-0 min-w-[1.125rem] rounded-full bg-bad px-1 text-center text-[0.6875rem]/[1.125rem] font-bold text-white"
      />
    </a>
  )
}
