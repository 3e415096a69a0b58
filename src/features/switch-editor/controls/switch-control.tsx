import { useState } from 'react'
import type { SwitchType } from '@/domain/switches/switch-type'
import { SWITCHES } from '@/domain/switches/switches'
import type { SwitchRowView } from '../switch-rows'
import styles from '../switch-editor.module.css'
import { ChoiceSelect, ChoicesTicks } from './choice-controls'
import type { ControlProps } from './control-props'
import { DraftArea } from './draft-area'
import { JsonControl } from './json-controls'
import { numberLines, textLines } from './notations'
import { NumberInput, RangeInputs, TextInput } from './plain-controls'
import { Segments } from './segments'
import { startValue } from './start-value'

/** The input of an own value. Booleans and choices have an option to inherit. */
function ValueControl(props: ControlProps) {
  const { type, ...rest } = props
  switch (type.kind) {
    case 'integer':
    case 'number':
      return <NumberInput {...rest} type={type} />
    case 'text':
      return <TextInput {...rest} type={type} />
    case 'choices':
      return <ChoicesTicks {...rest} type={type} />
    case 'texts':
      return <DraftArea {...rest} notation={textLines} rows={4} hint="One per line" />
    case 'integers':
    case 'numbers':
      return <DraftArea {...rest} notation={numberLines} rows={4} hint={`One per line, ${type.min} to ${type.max}`} />
    case 'range':
      return <RangeInputs {...rest} type={type} />
    case 'json':
      return <JsonControl {...rest} type={type} />
    case 'boolean':
    case 'choice':
      return null
  }
}

type SettingProps = ControlProps & { name: string; inherited: unknown }

/** A value that is either set here, with an input and 'Clear', or inherited. The focus moves to the part that replaces the other. */
function Setting({ name, inherited, value, onChange, ...props }: SettingProps) {
  const [wasPressed, setPressed] = useState(false)
  const press = (next: unknown) => {
    setPressed(true)
    onChange(next)
  }
  const start = startValue(props.type, inherited)
  if (value === undefined) {
    return (
      <button type="button" className={styles.button} autoFocus={wasPressed} onClick={() => press(start)}>
        Set here<span className={styles.hidden}>: {name}</span>
      </button>
    )
  }
  return (
    <div className={styles.setting}>
      {value !== null && <ValueControl {...props} value={value} takesFocus={wasPressed} onChange={onChange} />}
      <div className={styles.actions}>
        {props.type.nullable && (
          <label className={styles.tick}>
            <input type="checkbox" checked={value === null} onChange={(event) => onChange(event.target.checked ? null : start)} />
            <span>Nothing</span>
          </label>
        )}
        <button type="button" className={styles.button} onClick={() => press(undefined)}>
          Clear<span className={styles.hidden}>: {name} follows again</span>
        </button>
      </div>
    </div>
  )
}

type SwitchControlProps = Pick<ControlProps, 'id' | 'labelId' | 'describedBy' | 'onChange'> & { row: SwitchRowView }

/** The control of one switch, by its type in the registry. */
export function SwitchControl({ row, ...ids }: SwitchControlProps) {
  const type: SwitchType = SWITCHES[row.key].type
  const hasProblem = row.problem !== null
  if (type.kind === 'boolean') return <Segments id={ids.id} labelId={ids.labelId} value={row.own} onChange={ids.onChange} />
  if (type.kind === 'choice') return <ChoiceSelect {...ids} type={type} value={row.own} inherited={row.inherited} hasProblem={hasProblem} />
  return (
    <Setting
      {...ids}
      type={type}
      name={SWITCHES[row.key].label}
      value={row.own}
      inherited={row.inherited}
      hasProblem={hasProblem}
      takesFocus={false}
    />
  )
}
