import { CONFIG_LINK_DEFAULTS } from '@/domain/switches/json-fields'
import { JSON_VALUE_SHAPES } from '@/domain/switches/json-value-shapes'
import { CAR_TYPES } from '@/domain/vehicle/vehicle'
import { ValueEditor } from '@/ui/admin/value-editor/value-editor'
import styles from '../switch-editor.module.css'
import type { ControlProps, TypeOf } from './control-props'

type JsonProps = ControlProps<TypeOf<'json'>>
type Values = Record<string, unknown>

function toRecord(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

const shown = (value: unknown) => (typeof value === 'string' ? value : '')

type InputsProps = Pick<ControlProps, 'id' | 'hasProblem' | 'takesFocus'> & {
  inputs: readonly { key: string; label: string; placeholder?: string }[]
  values: Values
  onInput: (key: string, typed: string) => void
}

/** One labelled input per key. */
function KeyedInputs({ id, hasProblem, takesFocus, inputs, values, onInput }: InputsProps) {
  return (
    <div className={styles.keyed}>
      {inputs.map(({ key, label, placeholder }, position) => (
        <label key={key} className={styles.labelled}>
          <span className={styles.hint}>{label}</span>
          <input
            id={`${id}-${key}`}
            type="text"
            className={styles.input}
            placeholder={placeholder}
            value={shown(values[key])}
            aria-invalid={hasProblem || undefined}
            autoFocus={takesFocus && position === 0}
            onChange={(event) => onInput(key, event.target.value)}
          />
        </label>
      ))}
    </div>
  )
}

const ANNOUNCEMENT = [
  { key: 'text', label: 'Text' },
  { key: 'label', label: 'Link text' },
  { key: 'href', label: 'Link address', placeholder: '/special-offers' },
] as const

function AnnouncementInputs({ value, onChange, id, hasProblem, takesFocus }: JsonProps) {
  const record = toRecord(value)
  const values: Values = { ...toRecord(record.link), text: record.text }
  const change = (key: string, typed: string) => {
    const next: Values = { ...values, [key]: typed }
    const { text, label, href } = next
    onChange({ text: shown(text), link: label || href ? { label: shown(label), href: shown(href) } : null })
  }
  return <KeyedInputs id={id} hasProblem={hasProblem} takesFocus={takesFocus} inputs={ANNOUNCEMENT} values={values} onInput={change} />
}

const toLabel = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const LINKS = Object.entries(CONFIG_LINK_DEFAULTS).map(([key, usual]) => ({ key, label: toLabel(key), placeholder: usual }))
const PHONES = CAR_TYPES.map((type) => ({ key: type, label: `${toLabel(type)} cars`, placeholder: '07 3123 4567' }))

/** Stores only filled inputs; an empty one keeps the default. */
function RecordInputs({ value, onChange, inputs, id, hasProblem, takesFocus }: JsonProps & Pick<InputsProps, 'inputs'>) {
  const values = toRecord(value)
  const change = (key: string, typed: string) => {
    const { [key]: _gone, ...others } = values
    onChange(typed === '' ? others : { ...others, [key]: typed })
  }
  return <KeyedInputs id={id} hasProblem={hasProblem} takesFocus={takesFocus} inputs={inputs} values={values} onInput={change} />
}

/** Control for structured values: labelled inputs, by the shape of the value. */
export function JsonControl(props: JsonProps) {
  switch (props.type.shape) {
    case 'announcement':
      return <AnnouncementInputs {...props} />
    case 'configLinks':
      return <RecordInputs {...props} inputs={LINKS} />
    case 'phoneOverrides':
      return <RecordInputs {...props} inputs={PHONES} />
    default:
      return (
        <ValueEditor
          shape={JSON_VALUE_SHAPES[props.type.shape] ?? { kind: 'fixed' }}
          label="Values"
          value={props.value}
          onChange={props.onChange}
        />
      )
  }
}
