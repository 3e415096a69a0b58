import type { IconName } from '../icon/icon'

type Named = { label: string; icon?: IconName; isDisabled?: boolean }

/** What a menu offers: places to go, and things to do. */
export type MenuEntry = (Named & { kind: 'link'; href: string }) | (Named & { kind: 'action'; onSelect: () => void; isBad?: boolean })

/** Entries that belong together, under their own words or behind a rule. */
export type MenuGroup = { label?: string; entries: readonly MenuEntry[] }

export type MenuProps = {
  /** On the button that opens it. */
  label: string
  icon?: IconName
  groups: readonly MenuGroup[]
  isDisabled?: boolean
}
