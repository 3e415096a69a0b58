import type { ReactNode } from 'react'
import { type JourneyStep, JourneySteps } from './journey-steps'

export type JourneyLayoutProps = {
  steps: readonly JourneyStep[]
  heading: string
  text?: ReactNode
  /** The vehicle and the entries so far: beside the form, or above it on a phone. */
  aside: ReactNode
  children: ReactNode
}

/** A page of a form with several steps: progress, the form, and a summary beside it. */
export function JourneyLayout({ steps, heading, text, aside, children }: JourneyLayoutProps) {
  return (
    <div className="wrap section">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:grid-cols-[minmax(0,1fr)_320px] md:gap-14 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-20">
        <div className="min-w-0 md:max-w-3xl">
          <JourneySteps steps={steps} />
          <h1 className="mt-6 type-h1 md:mt-10">{heading}</h1>
          {text && <p className="mt-3 max-w-[60ch] text-lg/7 text-ink-soft">{text}</p>}
          <div className="mt-7 md:mt-9">{children}</div>
        </div>
        <aside aria-label="Summary" className="empty:hidden max-md:order-first md:sticky md:top-28 md:self-start">
          {aside}
        </aside>
      </div>
    </div>
  )
}
