import { PICTURE_LIMITS } from '@/domain/editing/upload-limits'
import styles from './admin-form.module.css'

/** Shows the limits of a file beside the button that chooses it (EDT-04). */
export function PictureLimits() {
  return <p className={styles.limits}>{PICTURE_LIMITS}</p>
}
