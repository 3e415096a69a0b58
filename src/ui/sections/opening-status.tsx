import type { OpenPlan } from '@/domain/locations/describe-locations'
import { type OpenText, writeOpenSteps } from '@/domain/locations/hours/open-plan'

type Props = {
  /** Null for a text that applies all day, such as today's hours. */
  kind: OpenText['kind'] | null
  text: string
  /** For static markup: the attribute from which the browser updates it, see `followOpenings`. */
  steps?: string
  /** Uses the surrounding text's colour, for coloured backgrounds. */
  isPlain?: boolean
}

/**
 * The opening status as text with a dot: green while open, neutral while closed (LOOK-13). Its look follows `data-state` alone, so that
 * static markup and components look alike.
 */
export function OpeningStatus({ kind, text, steps, isPlain = false }: Props) {
  if (text === '' && steps === undefined) return null
  const colours = isPlain ? '' : 'text-ink-soft data-[state=open]:text-good data-[state=soon]:text-good'
  return (
    <span data-state={kind ?? 'day'} data-open={steps} className={`opening ${colours}`}>
      <span aria-hidden="true" />
      <span>{text}</span>
    </span>
  )
}

/** The opening status in markup that isn't hydrated, such as the header's. */
export function StaticOpening({ plan: { steps, today }, isPlain = false }: { plan: OpenPlan; isPlain?: boolean }) {
  return <OpeningStatus kind={null} text={today} steps={writeOpenSteps(steps)} isPlain={isPlain} />
}
