import { formatFigure } from '@/domain/numbers/figures'
import { formatMoney } from '@/domain/money/money'
import { toModelLabel, findFromPrice, type RangeModel, toModelTitle } from '@/domain/models/model'
import { normaliseModelName } from '@/domain/models/model-name'
import { RANGE_PATH } from '@/domain/models/model-path'
import { toTestDriveHref } from '@/domain/models/test-drive-href'
import { toSiteLink } from '@/domain/navigation/site-link'
import { toSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK, type SearchState } from '@/domain/search/search-state'
import { toModelJsonLd } from '@/domain/seo/model-json-ld'
import { toBreadcrumbJsonLd } from '@/domain/seo/vehicle-json-ld'
import type { SiteLink, Tenant } from '@/domain/tenant/tenant'
import { findBlockModel } from '@/server/models/find-range'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { cachedStockRow } from '@/server/stock/cached-stock'
import { JsonLd } from '@/ui/primitives/json-ld'
import { ModelStage } from '@/ui/sections/model-stage/model-stage'
import type { BlockOf, BlockProps } from '../types'

/** Returns the search for a model's vehicles (MOD-11). */
export function toModelSearch({ make, name }: Pick<RangeModel, 'make' | 'name'>): SearchState {
  return { ...ALL_STOCK, lists: { make: [make], model: [normaliseModelName(make, name)] } }
}

type ViewProps = {
  block: Pick<BlockOf<'modelHero'>, 'heading' | 'text' | 'link'>
  model: RangeModel
  /** Number of the model's vehicles in stock. */
  stock: number
  tenant: Pick<Tenant, 'origin' | 'name' | 'layout' | 'switches'>
  level: 1 | 2
}

function listLinks(model: RangeModel, stock: number): SiteLink[] {
  return [
    { label: 'Overview', href: '#overview' },
    ...(model.variants.length > 0 ? [{ label: 'Prices', href: '#versions' }] : []),
    ...(stock > 0 ? [{ label: `In stock (${formatFigure(stock)})`, href: toSearchAddress(toModelSearch(model)) }] : []),
    { label: 'All models', href: RANGE_PATH },
  ]
}

/** Returns the default primary link: the model's vehicles in stock, else an enquiry. */
function toPrimary(model: RangeModel, stock: number, { contact }: Tenant['switches']['configLinks']): SiteLink {
  if (stock > 0) return { label: `See ${formatFigure(stock)} in stock`, href: toSearchAddress(toModelSearch(model)) }
  return { label: model.status === 'coming_soon' ? 'Register interest' : 'Ask about it', href: contact }
}

export function ModelHeroView({ block, model, stock, tenant, level }: ViewProps) {
  const { configLinks } = tenant.switches
  const from = findFromPrice(model)
  const title = toModelTitle(model)
  const isComing = model.status === 'coming_soon'
  return (
    <>
      <ModelStage
        heading={block.heading || model.name}
        title={title}
        text={block.text || `${model.bodies.join(', ')}${model.bodies.length > 0 ? '.' : ''}`}
        label={toModelLabel(model.status)}
        fromPrice={from === null ? null : formatMoney(from)}
        picture={model.picture}
        primary={toSiteLink(block.link) ?? toPrimary(model, stock, configLinks)}
        secondary={isComing ? null : { label: 'Book a test drive', href: toTestDriveHref(configLinks.testDrive, title) }}
        links={listLinks(model, stock)}
        level={level}
        variant={tenant.layout.card}
      />
      {level === 1 && <JsonLd data={toModelJsonLd(model, tenant)} />}
      {level === 1 && (
        <JsonLd
          data={toBreadcrumbJsonLd(
            [
              { label: 'Home', href: '/' },
              { label: 'Models', href: RANGE_PATH },
            ],
            title,
            tenant.origin,
          )}
        />
      )}
    </>
  )
}

export async function ModelHeroBlock({ block, site }: BlockProps<'modelHero'>) {
  const { tenant, now, place, page } = site
  const found = await findBlockModel(tenant.id, block.model, page?.modelId)
  if (!found) return null
  const model = await fillTexts(found, textContextOf(site))
  // Uses the same cached row as the page's stock carousel, so both show the same number.
  const { result } = await cachedStockRow(tenant, toModelSearch(model), 1, now)
  return <ModelHeroView block={block} model={model} stock={result.total} tenant={tenant} level={place.isFirst ? 1 : 2} />
}
