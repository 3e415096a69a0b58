import { Icon } from '@/ui/primitives/icon/icon'

/** A step of a form with several pages. `href` leads back to a completed step. */
export type JourneyStep = { key: string; title: string; state: 'done' | 'now' | 'ahead'; href: string | null }

const BARS: Record<JourneyStep['state'], string> = {
  done: 'border-brand text-ink-soft',
  now: 'border-action font-strong text-ink forced-colors:border-[Highlight]',
  ahead: 'border-line text-ink-soft forced-colors:border-[GrayText]',
}

function StepName({ step, place }: { step: JourneyStep; place: number }) {
  const words = (
    <>
      {step.state === 'done' && <Icon name="check" size={18} className="shrink-0" />}
      <span className={step.state === 'now' ? '' : 'max-md:sr-only'}>
        {place}. {step.title}
      </span>
    </>
  )
  const row = 'flex min-h-11 items-start gap-1.5 pt-2.5'
  if (step.href === null) return <span className={row}>{words}</span>
  return (
    <a href={step.href} className={`${row} decoration-1 underline-offset-4 hover:underline`}>
      {words}
    </a>
  )
}

/** The progress through the steps. Completed steps are links. On a phone only the current step shows its name. */
export function JourneySteps({ steps }: { steps: readonly JourneyStep[] }) {
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-1.5 text-[0.9375rem]/5 md:gap-2">
        {steps.map((step, index) => (
          <li
            key={step.key}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={`journey-steps-bar ${BARS[step.state]} ${step.state === 'now' ? 'min-w-0 flex-[3] md:flex-1' : 'min-w-6 flex-1'}`}
          >
            <StepName step={step} place={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
