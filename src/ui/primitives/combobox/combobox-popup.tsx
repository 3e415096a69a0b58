import { Combobox as Base } from '@base-ui/react/combobox'
import { Icon } from '../icon/icon'
import { POPUP, POPUP_LABEL, POPUP_LINE } from '../menu/popup-classes'
import type { ComboboxGroup, ComboboxOption } from './combobox-options'
import { countSuggestions } from './count-suggestions'
import type { OptionsState } from './use-options'

type Pick = (option: ComboboxOption) => void

function Option({ option, pick }: { option: ComboboxOption; pick: Pick | undefined }) {
  return (
    <Base.Item
      value={option}
      disabled={option.isDisabled}
      onClick={pick && (() => pick(option))}
      className={`${POPUP_LINE} data-selected:font-strong`}
    >
      <span className="min-w-0 grow">{option.label}</span>
      {option.note && <span className="shrink-0 text-sm/5 opacity-75">{option.note}</span>}
      <Base.ItemIndicator className="shrink-0">
        <Icon name="check" size={18} />
      </Base.ItemIndicator>
    </Base.Item>
  )
}

/** Announces the number of options after a change. */
function Status({ state, emptyText }: { state: OptionsState; emptyText: string }) {
  const groups = Base.useFilteredItems<ComboboxGroup>()
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const words = {
    loading: 'Searching…',
    failed: 'We couldn’t load the list. Please try again.',
    ready: count === 0 ? emptyText : countSuggestions(count),
  }
  const isShown = state !== 'ready' || count === 0
  return <Base.Status className={isShown ? 'px-4 py-3 text-[0.9375rem]/6 text-ink-soft' : 'sr-only'}>{words[state]}</Base.Status>
}

export type ComboboxPopupProps = {
  place: HTMLElement
  state: OptionsState
  emptyText: string
  /** Writes an option into a free-text field. The library only does so from its own popup. */
  pick: Pick | undefined
}

/** The list of a combobox. It is rendered beside the field, so that it is reachable in an open dialog and has the field's colour scheme. */
export function ComboboxPopup({ place, state, emptyText, pick }: ComboboxPopupProps) {
  return (
    <Base.Portal container={place}>
      {/* hidden at once: the library removes a list after its closing transition only if it knows the popup */}
      <Base.Positioner sideOffset={6} positionMethod="fixed" className="z-50 data-closed:hidden">
        {/* not the library's own popup: to keep the focus, that one hides the rest of the page from screen readers, including the field */}
        <div className={`${POPUP} max-h-[min(23rem,var(--available-height))] w-(--anchor-width) min-w-60`}>
          <Status state={state} emptyText={emptyText} />
          <Base.List className="outline-none">
            {(group: ComboboxGroup) => (
              <Base.Group key={group.label ?? ''} items={group.items}>
                {group.label && <Base.GroupLabel className={POPUP_LABEL}>{group.label}</Base.GroupLabel>}
                <Base.Collection>{(option: ComboboxOption) => <Option key={option.value} option={option} pick={pick} />}</Base.Collection>
              </Base.Group>
            )}
          </Base.List>
        </div>
      </Base.Positioner>
    </Base.Portal>
  )
}
