import { STARTING_POINTS } from '@/domain/pages/starting-points'
import { StartingPicture } from './starting-picture'
import styles from './new-page.module.css'

/** The choice of starting points with their pictures (EDT-11). */
export function StartingPoints({ chosen, onChoose }: { chosen: string; onChoose: (key: string) => void }) {
  return (
    <fieldset className={styles.points}>
      <legend>
        Start with
        <span className={styles.hint}>Its texts are examples. Replace them before you publish.</span>
      </legend>
      {STARTING_POINTS.map(({ key, name, text, blocks }) => (
        <label key={key} className={styles.point}>
          <input type="radio" name="start" checked={key === chosen} onChange={() => onChoose(key)} />
          <StartingPicture blocks={blocks} />
          <strong>{name}</strong>
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
