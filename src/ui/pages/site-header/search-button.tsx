import { Icon, type IconWeight } from '@/ui/primitives/icon/icon'

type SearchButtonProps = { size?: number; weight?: IconWeight; className?: string }

/** Opens the search overlay (LOOK-04). Without JavaScript it leads to the search field of the results page. */
export function SearchButton({ size = 22, weight = 'regular', className = '' }: SearchButtonProps) {
  return (
    <a
      href="/search#search-query"
      data-search-open
      aria-label="Search our stock"
      aria-keyshortcuts="/"
      className={`grid size-[44px] place-items-center rounded-control transition-quick ${className}`}
    >
      <Icon name="search" size={size} weight={weight} />
    </a>
  )
}
