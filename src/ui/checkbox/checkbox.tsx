import type { ComponentProps, ReactNode } from 'react'
import { describeControl, FieldError, type FieldFrame } from '../field/field'
import { Icon } from '../icon/icon'

type Shared = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & Pick<FieldFrame, 'id' | 'error' | 'className'>

export type CheckboxProps = Shared & {
  label: ReactNode
  /** How many cars have it; stands at the right. */
  count?: number
}

const BOX =
  'pointer-events-none absolute inset-0 grid place-items-center rounded-[min(6px,var(--fc-radius-control))] border-[1.5px] bg-surface text-transparent transition-quick peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-ink'

/** A 22-px box in a row of at least 44 px, all of which can be pressed. */
export function Checkbox({ id, label, error, count, className = '', ...rest }: CheckboxProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-[0.9375rem]/6">
        <span className="relative mt-px size-[22px] shrink-0">
          <input
            type="checkbox"
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-[min(6px,var(--fc-radius-control))]"
            {...describeControl({ id, error })}
            {...rest}
          />
          <span aria-hidden="true" className={`${BOX} ${error ? 'border-bad' : 'border-edge'}`}>
            <Icon name="check" size={16} weight="bold" />
          </span>
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="text-sm/6 text-ink-faint">{count.toLocaleString('en-AU')}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}

export type RadioProps = Shared & { label: ReactNode }

export function Radio({ id, label, error, className = '', ...rest }: RadioProps) {
  return (
    <label htmlFor={id} className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-[0.9375rem]/6 ${className}`}>
      <span className="relative mt-px size-[22px] shrink-0">
        <input
          type="radio"
          className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-surface checked:border-[7px] checked:border-brand"
          {...describeControl({ id, error })}
          {...rest}
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  )
}
