import { describeValue } from '../describe-value'
import styles from '../switch-editor.module.css'
import { ariaOf, type ControlProps, type TypeOf } from './control-props'

type SelectProps = Omit<ControlProps<TypeOf<'choice'>>, 'takesFocus'> & { inherited: unknown }

const FOLLOW = 'follow'
const NOTHING = 'nothing'

function positionOf(type: TypeOf<'choice'>, value: unknown): string {
  if (value === undefined) return FOLLOW
  if (value === null) return NOTHING
  return String(type.options.findIndex((option) => option.value === value))
}

/** A choice from a fixed set, or the inherited value. */
export function ChoiceSelect({ id, type, value, inherited, onChange, ...aria }: SelectProps) {
  const choose = (position: string) => {
    if (position === FOLLOW) onChange(undefined)
    else onChange(position === NOTHING ? null : type.options[Number(position)]?.value)
  }
  return (
    <select
      id={id}
      className={styles.input}
      value={positionOf(type, value)}
      onChange={(event) => choose(event.target.value)}
      {...ariaOf(aria)}
    >
      <option value={FOLLOW}>Follow ({describeValue(type, inherited)})</option>
      {type.nullable && <option value={NOTHING}>Nothing</option>}
      {type.options.map((option, position) => (
        <option key={String(option.value)} value={String(position)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Checkboxes of a fixed set, stored in the order of the set. */
export function ChoicesTicks({ id, type, value, takesFocus, onChange }: ControlProps<TypeOf<'choices'>>) {
  const chosen = listOf(value)
  const toggle = (option: string, isOn: boolean) =>
    onChange(type.options.map((one) => one.value).filter((one) => (one === option ? isOn : chosen.includes(one))))
  return (
    <div className={styles.ticks}>
      {type.options.map((option, position) => (
        <label key={option.value} className={styles.tick}>
          <input
            type="checkbox"
            id={`${id}-${position}`}
            checked={chosen.includes(option.value)}
            autoFocus={takesFocus && position === 0}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
