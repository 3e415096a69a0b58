import type { ReleaseAction, ReleaseState } from './release-state'

/** An item in the form of a release, in words. `problem` says why it can't go live, or be rolled back; null when it can. */
export type PanelItem = {
  key: string
  kind: string
  label: string
  site: string
  /** When its version was saved and by whom; null for settings, which have no versions. */
  version: string | null
  problem: string | null
  /** Whether the newest version can be taken in the place of the chosen one. */
  isRenewable: boolean
  /** The form of the document; null when it is gone. */
  href: string | null
}

/** What the form of a release shows (EDT-20). `revision` changes with every change of the release. */
export type ReleasePanel = {
  id: number
  revision: string
  state: ReleaseState
  stateText: string
  approval: string | null
  result: string | null
  /** What the person is told about the last call, such as a time that was moved. */
  note: string | null
  actions: ReleaseAction[]
  items: PanelItem[]
  /** The sites that the release changes, with what opens a preview of each. */
  sites: { id: number; name: string; preview: string }[]
  /** The zone of the release's times, such as 'Sydney time, AEDT'. */
  zone: string
  /** The text of a field for a date and a time, in that zone; null without a time. */
  goesLiveText: string | null
}
