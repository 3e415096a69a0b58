import type { SearchPanelView } from './panel-view'

export type SearchPanelProps = {
  view: SearchPanelView
  /** The form's id, by which the panel's script finds it. */
  id: string
  /** For a narrow column: fields two by two, the button below them. */
  isNarrow?: boolean
}
