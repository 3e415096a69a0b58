import type { SearchPanelView } from './panel-view'

export type SearchPanelProps = {
  view: SearchPanelView
  /** The form's id: what makes the panel live finds it by this. */
  id: string
  /** Beside or in a narrow column of a stage: fields two by two, the button below them. */
  isNarrow?: boolean
}
