import { Icon } from '@/ui/primitives/icon/icon'

export type FormStepsProps = { titles: readonly string[]; current: number }

const BAR = 'form-steps-step text-[0.9375rem]/5 max-sm:text-[0.8125rem]/4'

function lookOf(index: number, current: number): string {
  if (index === current) return 'border-action font-strong forced-colors:border-[Highlight]'
  return index < current ? 'border-brand text-ink-soft' : 'border-line text-ink-soft forced-colors:border-[GrayText]'
}

/** Progress of a form: done steps with a tick, the current one marked for screen readers too (LEAD-18). */
export function FormSteps({ titles, current }: FormStepsProps) {
  return (
    <ol className="flex gap-2 [overflow-wrap:anywhere] noscript:hidden" aria-label="Steps">
      {titles.map((title, index) => {
        return (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={`min-w-0 flex-1 ${BAR} ${lookOf(index, current)}`}
          >
            <span className="flex items-start gap-2 max-sm:gap-1">
              {index < current && <Icon name="check" size={18} className="shrink-0" />}
              <span>
                {index + 1}. {title}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
