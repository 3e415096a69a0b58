import { formatFigure } from '@/domain/numbers/figures'
import type { SwitchUnit, TextFormat } from '@/domain/switches/switch-type'
import styles from '../switch-editor.module.css'
import { ariaOf, type ControlProps, type TypeOf } from './control-props'

type Bounds = { min: number; max: number; unit?: SwitchUnit }

function boundsHint({ min, max, unit }: Bounds): string {
  return `${formatFigure(min, 2)} to ${formatFigure(max, 2)}${unit ? ` ${unit}` : ''}`
}

/** Parses a number's input. Text that isn't a number yet is kept, and the row shows an error. */
function readNumber(typed: string): number | string {
  const number = Number(typed)
  return typed.trim() === '' || !Number.isFinite(number) ? typed : number
}

const shown = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')

export function NumberInput({ id, type, value, takesFocus, onChange, ...aria }: ControlProps<TypeOf<'integer' | 'number'>>) {
  return (
    <div className={styles.measured}>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        className={styles.input}
        min={type.min}
        max={type.max}
        step={type.kind === 'number' ? type.step : 1}
        value={shown(value)}
        autoFocus={takesFocus}
        onChange={(event) => onChange(readNumber(event.target.value))}
        {...ariaOf(aria)}
      />
      <span className={styles.hint}>{boundsHint(type)}</span>
    </div>
  )
}

const ENDS = ['Lower', 'Upper'] as const

export function RangeInputs({ id, hasProblem, type, value, takesFocus, onChange }: ControlProps<TypeOf<'range'>>) {
  const ends: unknown[] = Array.isArray(value) ? value : []
  const change = (position: number, typed: string) =>
    onChange(ENDS.map((_, at) => (at === position ? readNumber(typed) : (ends[at] ?? ''))))
  return (
    <div className={styles.measured}>
      <div className={styles.pair}>
        {ENDS.map((end, position) => (
          <label key={end} className={styles.labelled}>
            <span className={styles.hint}>{end}</span>
            <input
              id={`${id}-${end.toLowerCase()}`}
              type="number"
              inputMode="decimal"
              step="any"
              className={styles.input}
              value={shown(ends[position])}
              aria-invalid={hasProblem || undefined}
              autoFocus={takesFocus && position === 0}
              onChange={(event) => change(position, event.target.value)}
            />
          </label>
        ))}
      </div>
      <span className={styles.hint}>{boundsHint(type)}</span>
    </div>
  )
}

const PLACEHOLDERS: Partial<Record<TextFormat, string>> = {
  url: 'https://',
  urlOrEmpty: 'https://',
  outerUrl: 'https://',
  path: '/page',
  sort: 'price:asc',
  dateTime: '2027-06-30T16:00:00+10:00',
}

export function TextInput({ id, type, value, takesFocus, onChange, ...aria }: ControlProps<TypeOf<'text'>>) {
  return (
    <input
      id={id}
      type="text"
      className={styles.input}
      maxLength={type.maxLength}
      placeholder={PLACEHOLDERS[type.format]}
      value={shown(value)}
      autoFocus={takesFocus}
      onChange={(event) => onChange(event.target.value)}
      {...ariaOf(aria)}
    />
  )
}
