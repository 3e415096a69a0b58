import type { ComponentProps, ReactNode } from 'react'
import { formatFigure } from '@/domain/numbers/figures'
import { describeControl, FieldError, type FieldFrame } from './field/field'

type Shared = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & Pick<FieldFrame, 'id' | 'error' | 'className'>

export type CheckboxProps = Shared & {
  label: ReactNode
  /** The number of matching vehicles, at the right. */
  count?: number
}

/** A 22 px box in a clickable row of at least 44 px. Styled by theme/checkbox.css. */
export function Checkbox({ id, label, error, count, className = '', ...rest }: CheckboxProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="check-row">
        <input type="checkbox" className="check-box" {...describeControl({ id, error })} {...rest} />
        <span className="check-label">{label}</span>
        {count !== undefined && <span className="check-count">{formatFigure(count)}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}

export type RadioProps = Shared & { label: ReactNode }

export function Radio({ id, label, error, className = '', ...rest }: RadioProps) {
  return (
    <label htmlFor={id} className={`check-row ${className}`}>
      <span className="relative mt-px size-[22px] shrink-0">
        <input
          type="radio"
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[7px] checked:border-brand disabled:cursor-not-allowed disabled:opacity-55"
          {...describeControl({ id, error })}
          {...rest}
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  )
}
