import { useId } from 'react'
import { type FieldTree, type ListTree, readRows } from '@/domain/blocks/open-fields'
import { moveRowTo, newListRow } from '@/domain/blocks/own-rows'
import { isRecord } from '@/domain/json/is-record'
import type { Values } from '@/domain/json/stored-field'
import styles from './group-sections.module.css'
import type { Inputs, PictureFacts } from './section-block'
import { Thumbnail } from './shown-value'
import { ValueInput } from './value-input'

/** Like the ids that Payload gives to rows. */
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

type Common = { pictures: PictureFacts; inputs: Inputs }

type PictureProps = Common & { path: string; label: string; value: unknown; onChange: (value: number | null) => void }

/** A picture of the group stays until the site chooses one of its own: it may show the group's, but not open them. */
function RowPicture({ path, label, value, pictures, inputs, onChange }: PictureProps) {
  const id = typeof value === 'number' ? value : undefined
  const known = id === undefined ? undefined : pictures.known[id]
  if (known?.isShared)
    return (
      <p className={styles.below}>
        <Thumbnail picture={known} />
        <button type="button" className={styles.button} aria-label={`Choose another picture: ${label}`} onClick={() => onChange(null)}>
          Choose another picture
        </button>
      </p>
    )
  return <inputs.Picture path={path} label={label} value={id} site={pictures.site} onChange={(next) => onChange(next ?? null)} />
}

type FieldProps = Common & { tree: FieldTree; above: string; value: unknown; onChange: (value: unknown) => void }

function RowField({ tree, above, value, pictures, inputs, onChange }: FieldProps) {
  const id = useId()
  const label = `${above} > ${tree.label}`
  switch (tree.kind) {
    case 'list':
      return <OwnList label={label} tree={tree} rows={readRows(value)} pictures={pictures} inputs={inputs} onChange={onChange} />
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend>{tree.label}</legend>
          <RowFields
            trees={tree.fields}
            above={label}
            values={isRecord(value) ? value : {}}
            pictures={pictures}
            inputs={inputs}
            onChange={onChange}
          />
        </fieldset>
      )
    case 'upload':
      return (
        <div>
          <span className={styles.rowLabel}>{tree.label}</span>
          <RowPicture path={`own-${id}`} label={label} value={value} pictures={pictures} inputs={inputs} onChange={onChange} />
        </div>
      )
    case 'richText':
      return (
        <div>
          <span className={styles.rowLabel}>{tree.label}</span>
          <inputs.RichText path={`own-${id}`} label={label} value={value} onChange={onChange} />
        </div>
      )
    default:
      return (
        <div className={tree.kind === 'checkbox' ? styles.choice : undefined}>
          <label className={styles.rowLabel} htmlFor={id}>
            {tree.label}
            {tree.isRequired && <span aria-hidden> *</span>}
          </label>
          <ValueInput id={id} tree={tree} value={value} described={`${id}-none`} isWrong={false} onChange={onChange} />
        </div>
      )
  }
}

type FieldsProps = Common & { trees: readonly FieldTree[]; above: string; values: Values; onChange: (values: Values) => void }

function RowFields({ trees, values, onChange, ...rest }: FieldsProps) {
  return trees.map((tree) => (
    <RowField
      key={tree.name}
      tree={tree}
      value={values[tree.name]}
      onChange={(value) => onChange({ ...values, [tree.name]: value })}
      {...rest}
    />
  ))
}

type Row = Values & { id: string }
type Props = Common & { label: string; tree: ListTree; rows: readonly Row[]; onChange: (rows: Row[]) => void }

/** A site's own rows in the place of the group's list (EDT-25): added, moved, removed, and each of their fields changed. */
export function OwnList({ label, tree, rows, pictures, inputs, onChange }: Props) {
  return (
    <div className={styles.list} role="group" aria-label={label} data-own-list>
      {rows.map((row, at) => {
        const name = `${label} ${at + 1}`
        return (
          <fieldset key={row.id} className={styles.row}>
            <legend>{name}</legend>
            <div className={styles.rowTools}>
              <button
                type="button"
                className={styles.button}
                aria-label={`Move up ${name}`}
                disabled={at === 0}
                onClick={() => onChange(moveRowTo(rows, at, at - 1))}
              >
                Move up
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={`Move down ${name}`}
                disabled={at === rows.length - 1}
                onClick={() => onChange(moveRowTo(rows, at, at + 1))}
              >
                Move down
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={`Remove ${name}`}
                onClick={() => onChange(rows.filter((one) => one !== row))}
              >
                Remove
              </button>
            </div>
            <RowFields
              trees={tree.fields}
              above={name}
              values={row}
              pictures={pictures}
              inputs={inputs}
              onChange={(values) => onChange(rows.map((one) => (one === row ? { ...values, id: row.id } : one)))}
            />
          </fieldset>
        )
      })}
      <button
        type="button"
        className={styles.button}
        disabled={rows.length >= tree.maxRows}
        onClick={() => onChange([...rows, newListRow(tree, newId())])}
      >
        Add to {label}
      </button>
    </div>
  )
}
