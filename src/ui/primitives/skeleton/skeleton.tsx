import type { ReactNode } from 'react'

const BAR =
  'block animate-pulse rounded-[min(8px,var(--fc-radius-control))] bg-[color-mix(in_srgb,var(--fc-ink)_9%,transparent)] forced-colors:border forced-colors:border-[GrayText]'

/** A placeholder with the size of the content that is loading. The class sets its size. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`${BAR} ${className}`} />
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <span className={`grid gap-2 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`h-4 ${line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </span>
  )
}

/** A placeholder for a vehicle card: photo, name, facts and price. */
export function SkeletonCard() {
  return (
    <div className="skeleton-card grid content-start gap-4 rounded-card border-line">
      <Skeleton className="skeleton-photo w-full" />
      <Skeleton className="h-6 w-3/4" />
      <SkeletonText lines={2} />
      <Skeleton className="h-7 w-2/5" />
    </div>
  )
}

/** Announces the loading once. The placeholders inside are hidden from screen readers. */
export function Loading({ label = 'Loading', children, className }: { label?: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
