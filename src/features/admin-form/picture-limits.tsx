import { PICTURE_LIMITS } from '@/domain/editing/upload-limits'
import styles from './admin-form.module.css'

/** Beside the button that chooses a file: what may be chosen (EDT-04). */
export function PictureLimits() {
  return <p className={styles.limits}>{PICTURE_LIMITS}</p>
}
