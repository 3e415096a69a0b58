import { Autocomplete } from '@base-ui/react/autocomplete'
import type { TargetOption } from '@/domain/pages/links/target-words'
import styles from './link-field.module.css'

/** Options under one heading. Base UI reads the name `items`. */
export type OptionGroup = { heading: string; items: TargetOption[] }

type Props = {
  /** The element in which the list is drawn, beside the field. */
  place: HTMLElement
  groups: readonly OptionGroup[]
  state: 'loading' | 'failed' | 'ready'
  onPick: (option: TargetOption) => void
}

/** The list of what a link can lead to, grouped by kind (EDT-13). */
export function TargetList({ place, groups, state, onPick }: Props) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const words = {
    loading: 'Searching…',
    failed: 'The list could not be loaded. Type an address, or try again in a moment.',
    ready: count === 0 ? 'Nothing on this site has that name. Try another word, or type an address.' : `${count} targets`,
  }
  return (
    <Autocomplete.Portal container={place}>
      <Autocomplete.Positioner sideOffset={4} align="start" className={styles.positioner}>
        {/* not the library's own popup: it would hide the rest of the page from screen readers */}
        <div className={styles.popup} data-link-targets>
          <Autocomplete.Status className={state === 'ready' && count > 0 ? styles.unseen : styles.status}>
            {words[state]}
          </Autocomplete.Status>
          <Autocomplete.List>
            {(group: OptionGroup) => (
              <Autocomplete.Group key={group.heading} items={group.items}>
                <Autocomplete.GroupLabel className={styles.heading}>{group.heading}</Autocomplete.GroupLabel>
                <Autocomplete.Collection>
                  {(option: TargetOption) => (
                    <Autocomplete.Item key={option.href} value={option} onClick={() => onPick(option)} className={styles.option}>
                      <span className={styles.name}>{option.name}</span>
                      <span className={styles.detail}>{option.detail}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.Collection>
              </Autocomplete.Group>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
