'use client'

import { useField } from '@payloadcms/ui'
import { isHexColour } from '@/domain/tenant/theme/contrast'
import styles from './theme-editor.module.css'

/** Shows a colour beside its field, with a colour picker (ADM-15). */
export function ColourSwatch({ path, name, label }: { path: string; name: string; label: string }) {
  const { value, setValue, disabled } = useField<unknown>({ potentiallyStalePath: path })
  const chosen = isHexColour(value) ? value.toLowerCase() : null
  return (
    // without a choice, the template's colour
    <span className={styles.swatch} style={{ background: chosen ?? `var(--site-${name})` }}>
      <input
        type="color"
        aria-label={`Choose the colour of “${label}”`}
        title="Choose a colour"
        disabled={disabled}
        value={chosen ?? '#ffffff'}
        onChange={({ target }) => setValue(target.value)}
      />
    </span>
  )
}
