import type { PanelItem } from '@/domain/editing/release/release-panel'
import styles from './releases.module.css'

type Props = {
  items: readonly PanelItem[]
  /** Whether items can be removed and renewed now. */
  isOpen: boolean
  isBusy: boolean
  onRemove: (key: string) => void
  onRenew: (key: string) => void
}

function Item({ item, isOpen, isBusy, onRemove, onRenew }: { item: PanelItem } & Omit<Props, 'items'>) {
  const { key, kind, label, site, version, problem, isRenewable, href } = item
  return (
    <li className={styles.item} data-item={key}>
      <div className={styles.what}>
        <small>
          {kind} · {site}
        </small>
        {href === null ? <strong>{label}</strong> : <a href={href}>{label}</a>}
        {version !== null && <small>{version}</small>}
        {problem !== null && <p className={styles.problem}>{problem}</p>}
      </div>
      {isOpen && (
        <div className={styles.buttons}>
          {isRenewable && (
            <button type="button" className={styles.button} disabled={isBusy} onClick={() => onRenew(key)}>
              Take the newest version<span className={styles.hidden}> of {label}</span>
            </button>
          )}
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => onRemove(key)}>
            Remove<span className={styles.hidden}> {label}</span>
          </button>
        </div>
      )}
    </li>
  )
}

/** The items of a release with the version that goes live, and what stops them (EDT-20). */
export function ReleaseItems({ items, ...rest }: Props) {
  if (items.length === 0)
    return (
      <p className={styles.empty}>
        Nothing is in this release yet. Save your changes as drafts first. Then add each document below, or open it and choose “Add to
        release…” in its menu.
      </p>
    )
  return (
    <ol className={styles.items} aria-label="Items of this release">
      {items.map((item) => (
        <Item key={item.key} item={item} {...rest} />
      ))}
    </ol>
  )
}
