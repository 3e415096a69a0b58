import type { ComponentType } from 'react'
import type { SearchPanelVariant } from '@/domain/tenant/template'
import type { SearchPanelProps } from './panel-props'
import { RowPanel } from './row-panel'
import { SentencePanel } from './sentence-panel'
import { TabsPanel } from './tabs-panel'

/** The search panel of each variant. A variant without a view fails to compile. */
export const searchPanelVariants: Record<SearchPanelVariant, ComponentType<SearchPanelProps>> = {
  tabs: TabsPanel,
  sentence: SentencePanel,
  row: RowPanel,
}

/** The panel in the variant that the template or the tenant chose. */
export function SearchPanel({ variant, ...props }: SearchPanelProps & { variant: SearchPanelVariant }) {
  const Panel = searchPanelVariants[variant]
  return <Panel {...props} />
}
