import { type ReactNode, useId } from 'react'
import type { FieldPlace, OwnValue, SectionField } from '@/domain/blocks/group-sections'
import { explainOwnValue, readRows } from '@/domain/blocks/open-fields'
import styles from './group-sections.module.css'
import { OwnList } from './own-list'
import type { Inputs, PictureFacts } from './section-block'
import { ShownValue } from './shown-value'
import { ValueInput } from './value-input'

type Props = {
  field: SectionField
  place: FieldPlace
  pictures: PictureFacts
  inputs: Inputs
  isReadOnly: boolean
  /** Undefined goes back to the group's value. */
  onChange: (place: FieldPlace, value: OwnValue['value'] | undefined) => void
}

/** Formatted texts and lists are changed as a whole, so a site says first that it wants its own. It begins as a copy of the group's. */
const isWhole = ({ tree }: SectionField) => tree.kind === 'richText' || tree.kind === 'list'
const toCopy = ({ tree, value }: SectionField): OwnValue['value'] =>
  tree.kind === 'list' ? readRows(value) : typeof value === 'object' && value !== null ? { ...value } : { root: EMPTY_ROOT }
const EMPTY_ROOT = { type: 'root', format: '', indent: 0, version: 1, direction: null, children: [] }

type InputProps = Pick<Props, 'field' | 'pictures' | 'inputs'> & {
  id: string
  isWrong: boolean
  onChange: (value: OwnValue['value'] | undefined) => void
}

function FieldInput({ field, pictures, inputs, id, isWrong, onChange }: InputProps): ReactNode {
  const { label, tree, own, value } = field
  if (tree.kind === 'upload')
    return (
      <inputs.Picture
        path={`own-${id}`}
        label={label}
        value={typeof own?.value === 'number' ? own.value : undefined}
        site={pictures.site}
        onChange={onChange}
      />
    )
  if (isWhole(field) && own === undefined)
    return (
      <button type="button" className={styles.button} aria-label={`Write your own: ${label}`} onClick={() => onChange(toCopy(field))}>
        Write your own
      </button>
    )
  if (tree.kind === 'list')
    return <OwnList label={label} tree={tree} rows={readRows(own?.value)} pictures={pictures} inputs={inputs} onChange={onChange} />
  if (tree.kind === 'richText') return <inputs.RichText path={`own-${id}`} label={label} value={own?.value} onChange={onChange} />
  return (
    <ValueInput
      id={id}
      tree={tree}
      value={own ? own.value : value}
      described={`${id}-origin ${id}-below`}
      isWrong={isWrong}
      onChange={onChange}
    />
  )
}

/** A field of a group's section: whose value it is, the value, and an input where the group leaves it open (EDT-25). */
export function OwnValueRow({ field, place, pictures, inputs, isReadOnly, onChange }: Props) {
  const { label, tree, isOpen, own, value } = field
  const id = useId()
  const isOwn = isOpen && own !== undefined
  const hasInput = isOpen && !isReadOnly
  const isPicture = tree.kind === 'upload'
  const problem = isOwn ? explainOwnValue(tree, own.value) : null
  const origin = isOwn ? 'Your own' : 'From the group'
  return (
    <li data-section-field={label}>
      <div className={styles.head}>
        {isOpen && !isPicture && !isWhole(field) ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
        <span className={styles.origin} data-own={isOwn || undefined} id={`${id}-origin`}>
          {origin}
        </span>
      </div>
      {(!hasInput || (isWhole(field) && !isOwn)) && (
        <p className={styles.value}>
          <ShownValue tree={tree} value={isOwn ? own.value : value} pictures={pictures} />
        </p>
      )}
      {hasInput && (
        <FieldInput
          field={field}
          pictures={pictures}
          inputs={inputs}
          id={id}
          isWrong={problem !== null}
          onChange={(next) => onChange(place, next)}
        />
      )}
      <div className={styles.below} id={`${id}-below`}>
        {problem !== null && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
        {(isOwn || (isPicture && hasInput)) && (
          <span className={styles.groups}>
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
