import { SWITCHES, type SwitchKey } from '@/domain/switches/switches'
import type { SwitchType } from '@/domain/switches/switch-type'
import { SwitchControl } from './controls/switch-control'
import { describeValue } from './describe-value'
import styles from './switch-editor.module.css'
import type { Step, SwitchRowView, ValueSource } from './switch-rows'

const SOURCES: Record<ValueSource, string> = { here: 'Set here', template: 'Template', platform: 'Platform', default: 'Default' }

/** Lists the levels from weakest to strongest with their values and highlights the one in force. */
function Ladder({ steps, type, label }: { steps: Step[]; type: SwitchType; label: string }) {
  return (
    <ol className={styles.ladder} aria-label={`Levels of ${label}`}>
      {steps.map(({ name, value, isInForce }) => {
        const words = value === undefined ? '–' : describeValue(type, value)
        return (
          <li key={name} className={styles.step} data-in-force={isInForce || undefined}>
            <span className={styles.level}>
              {name}
              <span className={styles.hidden}>{isInForce ? ', in force: ' : ': '}</span>
            </span>
            <span className={styles.stepValue} title={words}>
              {value === undefined ? (
                <>
                  <span aria-hidden>–</span>
                  <span className={styles.hidden}>not set</span>
                </>
              ) : (
                words
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

type SwitchRowProps = {
  row: SwitchRowView
  isReadOnly: boolean
  onChange: (key: SwitchKey, value: unknown) => void
}

/** One switch: its description, its value in force with the source, and its control (ADM-08). */
export function SwitchRow({ row, isReadOnly, onChange }: SwitchRowProps) {
  const { label, help, type } = SWITCHES[row.key]
  const id = `switch-${row.key}`
  const ids = { id, labelId: `${id}-label`, describedBy: row.problem ? `${id}-problem ${id}-help` : `${id}-help` }
  return (
    <div
      className={styles.row}
      role="group"
      aria-labelledby={ids.labelId}
      aria-describedby={ids.describedBy}
      data-switch={row.key}
      data-set={row.own !== undefined || undefined}
    >
      <div className={styles.facts}>
        <span id={ids.labelId} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-help`} className={styles.help}>
          {help}
        </span>
        <code className={styles.key}>{row.key}</code>
      </div>
      <div className={styles.state}>
        <p className={styles.effective}>
          <span className={styles.value}>{describeValue(type, row.effective)}</span>{' '}
          <span className={styles.source} data-source={row.source}>
            {SOURCES[row.source]}
          </span>
        </p>
        <Ladder steps={row.steps} type={type} label={label} />
      </div>
      {!isReadOnly && (
        <div className={styles.control}>
          <SwitchControl {...ids} row={row} onChange={(value) => onChange(row.key, value)} />
          {row.problem && (
            <p id={`${id}-problem`} className={styles.problem}>
              {row.problem}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
