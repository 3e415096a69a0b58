'use client'

import { type ComponentProps, useRef, useState } from 'react'
import { formatKilometres, formatTypedKilometres } from '@/domain/numbers/kilometres'
import { formatTypedDollars } from '@/domain/money/money'
import { QuickPicks } from '@/ui/primitives/field/quick-picks'
import { TextField } from '@/ui/primitives/field/text-field'

/** Props that connect a control to its form: name and default value, or the bindings of a form library. */
export type Binding = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'defaultChecked'> & {
  onChange?: (event: { target: unknown }) => unknown
  onBlur?: (event: { target: unknown }) => unknown
  ref?: (element: unknown) => void
}

export type FigureFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'hint' | 'error' | 'isOptional' | 'className' | 'required' | 'prefix'
> & { bound: Binding; unit: 'dollars' | 'kilometres'; picks?: readonly number[] }

const SPELL = { dollars: formatTypedDollars, kilometres: formatTypedKilometres }
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Field for an amount or a distance. When filled in or left, it adds thousands separators and the unit for kilometres (MISC-08, MISC-10).
 * Suggested figures are buttons. Without JavaScript it is a plain field, and the server understands the same input.
 */
export function FigureField({ bound, unit, picks = [], className, ...frame }: FigureFieldProps) {
  const spell = SPELL[unit]
  const field = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(spell(textOf(bound.defaultValue)))
  const write = (input: HTMLInputElement | null | undefined, text: string) => {
    if (!input) return
    input.value = text
    setShown(text)
    bound.onChange?.({ target: { name: bound.name, value: text } })
  }
  return (
    <div ref={field} className={className}>
      <TextField
        {...frame}
        {...bound}
        defaultValue={shown}
        inputMode="numeric"
        maxLength={16}
        onChange={(event) => {
          setShown(event.target.value)
          bound.onChange?.(event)
        }}
        onBlur={(event) => {
          write(event.target, spell(event.target.value))
          bound.onBlur?.(event)
        }}
      />
      {picks.length > 0 && (
        <div className="pt-2 noscript:hidden">
          <QuickPicks
            label="Usual kilometres"
            picks={picks.map(formatKilometres)}
            value={shown}
            onPick={(pick) => write(field.current?.querySelector('input'), pick)}
          />
        </div>
      )}
    </div>
  )
}
