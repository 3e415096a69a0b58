import type { ComponentProps, ReactNode } from 'react'
import { describeControl, FieldNotes, type FieldFrame } from './field/field'

export type SwitchProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'role'> &
  Pick<FieldFrame, 'id' | 'hint' | 'error' | 'className'> & { label: ReactNode }

/** An on/off switch with immediate effect: a native checkbox with the role of a switch. Use a Checkbox for a value that is submitted. */
export function Switch({ id, label, hint, error, className = '', ...rest }: SwitchProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2 text-[0.9375rem]/6 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <span className="min-w-0">{label}</span>
        <span className="relative h-7 w-12 shrink-0">
          <input
            type="checkbox"
            role="switch"
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-pill border-[1.5px] border-edge bg-surface transition-quick checked:border-brand checked:bg-brand disabled:cursor-not-allowed disabled:opacity-55 forced-colors:checked:bg-[Highlight]"
            {...describeControl({ id, hint, error })}
            {...rest}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-[max(0px,calc(var(--fc-radius-pill)-1px))] bg-edge transition-quick peer-checked:translate-x-5 peer-checked:bg-brand-ink forced-colors:bg-[ButtonText]"
          />
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
