import type { IconName } from '../icon/icon'

type Named = { label: string; icon?: IconName; isDisabled?: boolean }

/** An entry of a menu: a link or an action. */
export type MenuEntry = (Named & { kind: 'link'; href: string }) | (Named & { kind: 'action'; onSelect: () => void; isBad?: boolean })

/** A group of entries, with a label or separated by a rule. */
export type MenuGroup = { label?: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  /** The label of the button that opens the menu. */
  label: string
  icon?: IconName
  groups: readonly MenuGroup[]
  isDisabled?: boolean
}
