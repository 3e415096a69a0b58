import { type ReactNode, useId } from 'react'
import type { FieldPlace, OwnValue, SectionField } from '@/domain/blocks/group-sections'
import { explainOwnValue, type ValueTree } from '@/domain/blocks/open-fields'
import { readTypedNumber } from '@/domain/editing/value-shape'
import styles from './group-sections.module.css'
import type { PictureFacts, PictureInputProps } from './section-block'
import { ShownValue } from './shown-value'

type InputProps = {
  id: string
  tree: ValueTree
  value: unknown
  described: string
  isWrong: boolean
  onChange: (value: OwnValue['value']) => void
}

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function ValueInput({ id, tree, value, described, isWrong, onChange }: InputProps) {
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

type Props = {
  field: SectionField
  place: FieldPlace
  pictures: PictureFacts
  PictureInput: (props: PictureInputProps) => ReactNode
  isReadOnly: boolean
  /** Undefined goes back to the group's value. */
  onChange: (place: FieldPlace, value: OwnValue['value'] | undefined) => void
}

/** A field of a group's section: whose value it is, the value, and an input where the group leaves it open (EDT-25). */
export function OwnValueRow({ field, place, pictures, PictureInput, isReadOnly, onChange }: Props) {
  const { label, tree, isOpen, own, value } = field
  const id = useId()
  const isOwn = isOpen && own !== undefined
  const isPicture = tree.kind === 'upload'
  const problem = isOwn ? explainOwnValue(tree, own.value) : null
  const origin = isOwn ? 'Your own' : 'From the group'
  return (
    <li data-section-field={label}>
      <div className={styles.head}>
        {isOpen && !isPicture ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
        <span className={styles.origin} data-own={isOwn || undefined} id={`${id}-origin`}>
          {origin}
        </span>
      </div>
      {isOpen && !isReadOnly && isPicture && (
        <PictureInput
          path={`own-${id}`}
          label={label}
          value={typeof own?.value === 'number' ? own.value : undefined}
          site={pictures.site}
          onChange={(next) => onChange(place, next)}
        />
      )}
      {isOpen && !isReadOnly && !isPicture && (
        <ValueInput
          id={id}
          tree={tree}
          value={own ? own.value : value}
          described={`${id}-origin ${id}-below`}
          isWrong={problem !== null}
          onChange={(next) => onChange(place, next)}
        />
      )}
      {(!isOpen || isReadOnly) && (
        <p className={styles.value}>
          <ShownValue tree={tree} value={isOwn ? own.value : value} pictures={pictures} />
        </p>
      )}
      <div className={styles.below} id={`${id}-below`}>
        {problem !== null && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
        {(isOwn || (isPicture && isOpen && !isReadOnly)) && (
          <span>
            The group’s: <ShownValue tree={tree} value={value} pictures={pictures} />
          </span>
        )}
        {isOwn && !isReadOnly && (
          <button
            type="button"
            className={styles.button}
            aria-label={`Use the group’s again: ${label}`}
            onClick={() => onChange(place, undefined)}
          >
            Use the group’s again
          </button>
        )}
      </div>
    </li>
  )
}
