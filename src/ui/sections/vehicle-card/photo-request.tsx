/** The label of the link to the photo request form (SRP-17). */
const LABEL = 'Request Photos'

type PhotoRequestProps = { card: { name: string; photoRequestHref: string | null }; className?: string }

/**
 * A link that requests photos, over the drawing that replaces a missing photo (SRP-17). It takes no space: it overlaps the bottom of the
 * previous element.
 */
export function PhotoRequest({ card: { name, photoRequestHref: href }, className = 'relative -mt-13 mb-2 ml-3' }: PhotoRequestProps) {
  if (href === null) return null
  return (
    <a
      href={href}
      className={`z-1 inline-flex min-h-11 items-center self-start rounded-control bg-surface px-4 text-[0.9375rem]/5 font-semibold text-ink ring-1 ring-edge transition-quick ring-inset hover:bg-tint ${className}`}
    >
      {LABEL}
      <span className="sr-only"> of the {name}</span>
    </a>
  )
}
