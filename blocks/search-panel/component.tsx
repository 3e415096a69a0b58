import { useId } from 'react'
import { toSiteLink } from '@/domain/navigation/site-link'
import type { PanelField } from '@/domain/search/panel-query'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { SearchPanelVariant } from '@/domain/tenant/template'
import type { Tenant } from '@/domain/tenant/tenant'
import { LivePanel } from '@/features/search-panel/live-panel'
import { findMedia } from '@/server/content/find-media'
import { dropEmptySearches, cachedPanelCounts } from '@/server/stock/panel-stock'
import { PanelStage, type PanelStageProps } from '@/ui/pages/search-panel/panel-stage'
import type { SearchPanelView as PanelView } from '@/ui/pages/search-panel/panel-view'
import { SearchPanel } from '@/ui/pages/search-panel/search-panel'
import { toSearchPanel } from '@/ui/pages/search-panel/to-search-panel'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import type { BlockOf, BlockProps } from '../types'

type ViewProps = {
  /** Null without vehicles; the stage still shows its texts, which may be the page's title. */
  view: PanelView | null
  variant: SearchPanelVariant
  /** With a heading, the panel has a stage of its own. */
  stage: Omit<PanelStageProps, 'children'> | null
}

/** Below a hero the tabs overlap its lower edge; sentence and row have their own section. */
const PLACES: Record<SearchPanelVariant, string> = {
  tabs: 'search-panel-tabs wrap relative z-20 py-5 md:py-8',
  sentence: 'wrap section',
  row: 'wrap section',
}

export function SearchPanelView({ view, variant, stage }: ViewProps) {
  const id = useId()
  if (!view) return stage && <PanelStage {...stage} />
  const live = <LivePanel formId={id} />
  if (stage) {
    return (
      <PanelStage {...stage}>
        <StaticPart name={id}>
          <SearchPanel view={view} variant={variant} id={id} isNarrow />
        </StaticPart>
        {live}
      </PanelStage>
    )
  }
  return (
    <section className={PLACES[variant]}>
      <StaticPart name={id}>
        <SearchPanel view={view} variant={variant} id={id} />
      </StaticPart>
      {live}
    </section>
  )
}

async function toStage(block: BlockOf<'searchPanel'>, tenant: Tenant, isFirst: boolean): Promise<ViewProps['stage']> {
  if (!block.heading) return null
  return {
    heading: block.heading,
    text: block.text ?? null,
    image: await findMedia(tenant.id, block.image),
    level: isFirst ? 1 : 2,
  }
}

export async function SearchPanelBlock({ block, site: { tenant, now, place } }: BlockProps<'searchPanel'>) {
  const links = (block.chips ?? []).flatMap((chip) => toSiteLink(chip) ?? [])
  const [counts, chips, stage] = await Promise.all([
    cachedPanelCounts(tenant, ALL_STOCK, now),
    dropEmptySearches(tenant, links, now),
    toStage(block, tenant, place.isFirst),
  ])
  const variant = tenant.layout.searchPanel
  if (counts.total === 0) return <SearchPanelView view={null} variant={variant} stage={stage} />
  const fields: readonly PanelField[] | null | undefined = block.fields
  const { lowestPrice, highestPrice } = block
  const view = toSearchPanel({ counts, fields, lowestPrice, highestPrice, chips, stockNoun: tenant.switches.stockCountLabel })
  return <SearchPanelView view={view} variant={variant} stage={stage} />
}
