import type { StartingPoint } from '@/domain/pages/starting-points'
import styles from './new-page.module.css'

/** A miniature of a starting point: the pictures of its blocks, one below the other. */
export function StartingPicture({ blocks }: Pick<StartingPoint, 'blocks'>) {
  return (
    <span className={styles.picture} aria-hidden>
      {blocks.map(({ blockType }) => (
        <img key={String(blockType)} src={`/block-pictures/${String(blockType)}.webp`} alt="" loading="lazy" />
      ))}
    </span>
  )
}
