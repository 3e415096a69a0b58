import type { SetUp } from './call-staff'
import styles from './staff-account.module.css'

/** Quiet zone around the code in modules; cameras need it. */
const QUIET = 4

function drawDark(rows: readonly (readonly number[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark === 1 ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('')
}

/** Shows what an authenticator app needs: a QR code, and the same key to type. */
export function SetUpApp({ setUp: { key, qr } }: { setUp: SetUp }) {
  const size = qr.length + 2 * QUIET
  const groups = key.match(/.{1,4}/g) ?? []
  return (
    <div className={styles.setUp}>
      <p>
        Scan this with an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or 1Password. Then type the
        six digits it shows.
      </p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code for the authenticator app"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={drawDark(qr)} fill="#000" />
      </svg>
      <p className={styles.hint}>If you cannot scan it, type this key into the app:</p>
      <code className={styles.key}>{groups.join(' ')}</code>
    </div>
  )
}
