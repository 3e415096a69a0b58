'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { emptyValue, readTypedNumber, settleEdited, type ValueShape, withKey } from '@/domain/editing/value-shape'
import { isRecord } from '@/domain/json/is-record'
import styles from './value-editor.module.css'
import { ValueView } from './value-view'

type EditorProps<Shape extends ValueShape = ValueShape> = {
  shape: Shape
  label: string
  value: unknown
  onChange: (value: unknown) => void
}

const toText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function SimpleInput({ shape, label, value, onChange }: EditorProps) {
  const id = useId()
  if (shape.kind === 'flag')
    return (
      <label className={styles.flag}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} /> {label}
      </label>
    )
  return (
    <span className={styles.input}>
      <label htmlFor={id}>{label}</label>
      {shape.kind === 'choice' ? (
        <select id={id} value={toText(value)} onChange={({ target }) => onChange(target.value === '' ? null : target.value)}>
          <option value="">Not set</option>
          {shape.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      ) : shape.kind === 'number' ? (
        <input id={id} type="number" step="any" value={toText(value)} onChange={({ target }) => onChange(readTypedNumber(target.value))} />
      ) : (
        <input
          id={id}
          type="text"
          placeholder={shape.kind === 'text' ? shape.hint : undefined}
          value={toText(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </span>
  )
}

type ListShape = Extract<ValueShape, { kind: 'list' }>

/** The entries of a list, each with its inputs; added at the end, moved and removed by buttons (EDT-14). */
function ListEditor({ shape, label, value, onChange }: EditorProps<ListShape>) {
  const entries: unknown[] = Array.isArray(value) ? value : []
  const listRef = useRef<HTMLOListElement>(null)
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    listRef.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, select)')?.focus()
  }, [entries.length])
  const add = () => {
    isAdded.current = true
    onChange([...entries, emptyValue(shape.of)])
  }
  const raise = (at: number) =>
    onChange(entries.map((one, index) => (index === at - 1 ? entries[at] : index === at ? entries[at - 1] : one)))
  return (
    <div role="group" aria-label={label}>
      <ol ref={listRef} className={styles.entries}>
        {entries.map((entry, at) => (
          <li key={at}>
            <ValueEditor
              shape={shape.of}
              label={`${shape.item} ${at + 1}`}
              value={entry}
              onChange={(next) => onChange(entries.map((one, index) => (index === at ? next : one)))}
            />
            <span className={styles.actions}>
              {at > 0 && (
                <button type="button" onClick={() => raise(at)} aria-label={`Move ${shape.item.toLowerCase()} ${at + 1} up`}>
                  Up
                </button>
              )}
              <button
                type="button"
                onClick={() => onChange(entries.filter((_, index) => index !== at))}
                aria-label={`Remove ${shape.item.toLowerCase()} ${at + 1}`}
              >
                Remove
              </button>
            </span>
          </li>
        ))}
      </ol>
      <button type="button" className={styles.add} onClick={add}>
        Add {shape.item.toLowerCase()}
      </button>
    </div>
  )
}

type MapShape = Extract<ValueShape, { kind: 'map' }>

/** Values by a key that staff give; a key that is already there is not added again (EDT-14). */
function MapEditor({ shape, label, value, onChange }: EditorProps<MapShape>) {
  const [typed, setTyped] = useState('')
  const record = isRecord(value) ? value : {}
  const key = typed.trim()
  const canAdd = key !== '' && !Object.hasOwn(record, key)
  const add = () => {
    onChange(withKey(record, key, emptyValue(shape.of) ?? ''))
    setTyped('')
  }
  return (
    <div role="group" aria-label={label}>
      <ul className={styles.entries}>
        {Object.entries(record).map(([name, one]) => (
          <li key={name}>
            <ValueEditor shape={shape.of} label={name} value={one} onChange={(next) => onChange({ ...record, [name]: next ?? '' })} />
            <span className={styles.actions}>
              <button type="button" onClick={() => onChange(withKey(record, name, null))} aria-label={`Remove ${name}`}>
                Remove
              </button>
            </span>
          </li>
        ))}
      </ul>
      <span className={styles.newKey}>
        <input
          type="text"
          aria-label={`New ${shape.key.toLowerCase()}`}
          placeholder={shape.key}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" className={styles.add} disabled={!canAdd} onClick={add}>
          Add {shape.key.toLowerCase()}
        </button>
      </span>
    </div>
  )
}

/** Labelled inputs for a structured value, by its shape. What the shape does not name is kept (EDT-14). */
export function ValueEditor({ shape, label, value, onChange }: EditorProps) {
  switch (shape.kind) {
    case 'list':
      return <ListEditor shape={shape} label={label} value={value} onChange={onChange} />
    case 'map':
      return <MapEditor shape={shape} label={label} value={value} onChange={onChange} />
    case 'fixed':
      return <ValueView value={value} />
    case 'record':
      return (
        <fieldset className={styles.group}>
          <legend>{label}</legend>
          {Object.entries(shape.fields).map(([key, field]) => (
            <ValueEditor
              key={key}
              shape={field.shape}
              label={field.label}
              value={isRecord(value) ? value[key] : null}
              onChange={(next) => onChange(withKey(value, key, settleEdited(field.shape, next)))}
            />
          ))}
        </fieldset>
      )
    default:
      return <SimpleInput shape={shape} label={label} value={value} onChange={onChange} />
  }
}
