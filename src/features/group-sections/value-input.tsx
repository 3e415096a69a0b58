import type { OwnValue } from '@/domain/blocks/group-sections'
import type { ValueTree } from '@/domain/blocks/open-fields'
import { readTypedNumber } from '@/domain/editing/value-shape'
import styles from './group-sections.module.css'

type InputProps = {
  id: string
  tree: ValueTree
  value: unknown
  described: string
  isWrong: boolean
  onChange: (value: OwnValue['value']) => void
}

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The input of a field that is neither a picture nor a formatted text. */
export function ValueInput({ id, tree, value, described, isWrong, onChange }: InputProps) {
  const common = { id, className: styles.input, 'aria-describedby': described, 'aria-invalid': isWrong }
  if (tree.kind === 'checkbox')
    return (
      <input
        id={id}
        type="checkbox"
        aria-describedby={described}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    )
  if (tree.kind === 'select')
    return (
      <select {...common} value={toText(value)} onChange={({ target }) => onChange(target.value === '' ? null : target.value)}>
        {!tree.isRequired && <option value="">None</option>}
        {tree.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  if (tree.kind === 'number')
    return (
      <input
        {...common}
        type="number"
        step="any"
        value={toText(value)}
        onChange={({ target }) => onChange(readTypedNumber(target.value))}
      />
    )
  if (tree.kind === 'textarea')
    return <textarea {...common} rows={3} value={toText(value)} onChange={({ target }) => onChange(target.value)} />
  return <input {...common} type="text" value={toText(value)} onChange={({ target }) => onChange(target.value)} />
}
