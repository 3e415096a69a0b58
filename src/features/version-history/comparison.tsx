import type { ReactNode } from 'react'
import type { BlockChange, FieldChange, TextPart, VersionComparison } from '@/domain/editing/compare-versions'
import type { ComparedPicture } from '@/domain/editing/named-reference'
import styles from './version-history.module.css'

/** Screen readers announce `ins` and `del` rarely, so their words are named. */
const WORDS = { added: 'added: ', removed: 'removed: ' } as const

function Part({ kind, text }: TextPart) {
  if (kind === 'same') return text
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag>
      <span className={styles.hidden}>{WORDS[kind]}</span>
      {text}
    </Tag>
  )
}

/** A picture as a whole, with the point that stays visible where it is cropped. The words beside it say the same. */
function Picture({ picture, label }: { picture: ComparedPicture | null; label: string }) {
  if (!picture?.url) return null
  return (
    <figure className={styles.picture}>
      <span className={styles.frame}>
        <img src={picture.url} alt="" loading="lazy" />
        {picture.focal && (
          <span className={styles.point} style={{ left: `${picture.focal.x}%`, top: `${picture.focal.y}%` }} aria-hidden data-point />
        )}
      </span>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

function Fields({ fields }: { fields: readonly FieldChange[] }) {
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, parts, pictures }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {parts.map((part, at) => (
              <Part key={at} {...part} />
            ))}
          </dd>
          {pictures && (
            <dd className={styles.pictures}>
              <Picture picture={pictures.before} label="Before" />
              <Picture picture={pictures.after} label="After" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const KINDS: Readonly<Record<BlockChange['kind'], string>> = { added: 'Added', removed: 'Removed', moved: 'Moved', changed: 'Changed' }

type Props = {
  comparison: VersionComparison
  /** Block type to label. */
  names: Readonly<Record<string, string>>
  /** The control that restores a block as the older version has it. */
  restoreOf: (block: BlockChange) => ReactNode
}

/** What differs between two versions of a page: its own fields, then its blocks, word by word (EDT-18). */
export function Comparison({ comparison: { page, blocks }, names, restoreOf }: Props) {
  if (page.length + blocks.length === 0) return <p data-none>These two versions are the same.</p>
  return (
    <>
      <Fields fields={page} />
      <ol className={styles.blocks}>
        {blocks.map((block) => (
          <li key={`${block.kind} ${block.id}`} data-change={block.kind}>
            <h3>
              <span className={styles.kind}>{KINDS[block.kind]}</span> {names[block.type] ?? block.type}
              {block.summary !== '' && ` “${block.summary}”`}
              <small>, place {block.place}</small>
            </h3>
            <Fields fields={block.fields} />
            {block.kind !== 'added' && restoreOf(block)}
          </li>
        ))}
      </ol>
    </>
  )
}
