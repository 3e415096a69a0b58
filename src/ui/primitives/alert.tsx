import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon/icon'

export type AlertTone = 'bad' | 'good' | 'plain'

const TONES: Record<AlertTone, { icon: IconName; look: string; mark: string }> = {
  bad: { icon: 'warning', look: 'alert-bad border-bad', mark: 'text-bad' },
  good: { icon: 'check-circle', look: 'alert-good border-good', mark: 'text-good' },
  plain: { icon: 'info', look: 'border-brand bg-tint', mark: 'text-brand' },
}

export type AlertProps = { tone: AlertTone; title: string; children?: ReactNode; id?: string; className?: string }

/** A message about the whole form or page. An error interrupts the screen reader, other tones wait. */
export function Alert({ tone, title, children, id, className = '' }: AlertProps) {
  const { icon, look, mark } = TONES[tone]
  return (
    <div
      id={id}
      role={tone === 'bad' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`alert-box flex items-start gap-3 text-[0.9375rem]/6 ${look} ${className}`}
    >
      <Icon name={icon} size={22} className={`mt-px shrink-0 ${mark}`} />
      <div className="min-w-0">
        <p className={`alert-title ${tone === 'bad' ? 'alert-title-bad' : ''}`}>{title}</p>
        {children}
      </div>
    </div>
  )
}

/** A form error: its message, and the id of its field. */
export type FieldProblem = { fieldId: string; message: string }

/** The id of the error summary. It takes the focus without JavaScript when a form is shown again (LEAD-15). */
export const PROBLEMS_ID = 'problems'

/** All errors of a form, each with a link to its field. */
export function ErrorSummary({ problems, id }: { problems: FieldProblem[]; id?: string }) {
  if (problems.length === 0) return null
  return (
    <Alert tone="bad" title="Please fix the following errors:" id={id}>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId}:${message}`}>
            <a href={`#${fieldId}`} className="alert-problem inline-block py-0.5 underline underline-offset-4 pointer-coarse:py-2.5">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
