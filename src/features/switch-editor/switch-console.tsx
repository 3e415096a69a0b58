import { useState } from 'react'
import type { InheritedSwitches } from '@/domain/switches/inherited-switches'
import type { SwitchLevel } from '@/domain/switches/switch-type'
import styles from './switch-editor.module.css'
import { SwitchRow } from './switch-row'
import { filterRows, findLeftovers, groupRows, toSwitchRows, withOverride, type Overrides, type RowFilter } from './switch-rows'

export type SwitchConsoleProps = {
  level: SwitchLevel
  inherited: InheritedSwitches
  /** The template chosen in the form; null for the platform. */
  template: string | null
  overrides: Overrides
  isReadOnly: boolean
  onChange: (overrides: Overrides) => void
}

type ToolbarProps = { filter: RowFilter; onFilter: (filter: RowFilter) => void; summary: string }

function Toolbar({ filter, onFilter, summary }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <input
        type="search"
        className={styles.input}
        aria-label="Filter switches by name, key or description"
        placeholder="Filter by name, key or description"
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        // keeps Enter from submitting the page's form
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <label className={styles.tick}>
        <input
          type="checkbox"
          role="switch"
          checked={filter.isOwnOnly}
          onChange={(event) => onFilter({ ...filter, isOwnOnly: event.target.checked })}
        />
        <span>Only what is set here</span>
      </label>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
    </div>
  )
}

type LeftoversProps = { names: string[]; isReadOnly: boolean; onRemove: (name: string) => void }

function Leftovers({ names, isReadOnly, onRemove }: LeftoversProps) {
  if (names.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Values that don’t belong here</legend>
      {names.map((name) => (
        <div key={name} className={styles.leftover}>
          <code className={styles.key}>{name}</code>
          {!isReadOnly && (
            <button type="button" className={styles.button} onClick={() => onRemove(name)}>
              Remove <span className={styles.hidden}>{name}</span>
            </button>
          )}
        </div>
      ))}
    </fieldset>
  )
}

/** All switches of a tenant or the platform, in groups, with a filter (TEN-04, ADM-08). */
export function SwitchConsole({ level, inherited, template, overrides, isReadOnly, onChange }: SwitchConsoleProps) {
  const [filter, setFilter] = useState<RowFilter>({ words: '', isOwnOnly: false })
  const rows = toSwitchRows(overrides, { level, inherited, template })
  const groups = groupRows(filterRows(rows, filter))
  const shown = groups.reduce((sum, group) => sum + group.rows.length, 0)
  const ownCount = rows.filter(({ own }) => own !== undefined).length
  const set = (name: string, value: unknown) => onChange(withOverride(overrides, name, value))
  return (
    <div className={styles.console}>
      <Toolbar
        filter={filter}
        onFilter={setFilter}
        summary={`${shown} of ${rows.length} switches, ${ownCount} set here${isReadOnly ? '. You can view these but not change them.' : ''}`}
      />
      <Leftovers names={findLeftovers(overrides, rows)} isReadOnly={isReadOnly} onRemove={(name) => set(name, undefined)} />
      {groups.map(({ group, rows: members }) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>
            {group} <span className={styles.count}>{members.length}</span>
          </legend>
          {members.map((row) => (
            <SwitchRow key={row.key} row={row} isReadOnly={isReadOnly} onChange={set} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
