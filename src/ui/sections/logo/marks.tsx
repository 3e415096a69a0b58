/** A sun over water: the dealer template's default mark. */
export function SunMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className={className}>
      <rect width="44" height="44" rx="10" className="fill-brand" />
      <circle cx="22" cy="19.5" r="9" className="fill-action" />
      <path d="M4 25c4-3.4 8-3.4 12 0s8 3.4 12 0 8-3.4 12 0v9a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z" className="fill-brand-ink opacity-30" />
      <path d="M4 24c4-3.4 8-3.4 12 0s8 3.4 12 0 8-3.4 12 0v8c-4-3-8-3-12 0.5s-8 3.5-12 0-8-3.5-12-0.5z" className="fill-brand-ink" />
    </svg>
  )
}

/** Two peaks in one line. */
export function PeakMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.3" className={className}>
      <path d="M1 18.5 10 2l5.5 9.5M13.5 14.5 18 8l9 10.5" />
    </svg>
  )
}

/** The first letter of the name between two bars, in a square. */
export function MonogramMark({ letter, className = '' }: { letter: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`grid place-items-center bg-brand text-action ${className}`}>
      <span className="grid h-[58%] place-items-center border-x-[2.5px] border-current px-[3px] font-display text-[1.375em] leading-none font-semibold [font-stretch:100%]">
        {letter}
      </span>
    </span>
  )
}
