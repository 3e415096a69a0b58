import { type RangeModel, toModelTitle } from '@/domain/models/model'
import { normaliseModelName } from '@/domain/models/model-name'
import { RANGE_PATH } from '@/domain/models/model-path'
import type { Tenant } from '@/domain/tenant/tenant'
import type { DefaultPage } from '../content/default-page'
import { findPageModel, findRange } from './find-range'

function toModelPage(model: RangeModel, path: string): DefaultPage {
  const title = toModelTitle(model)
  const isComing = model.status === 'coming_soon'
  return {
    title,
    path,
    layout: [
      { blockType: 'modelHero' },
      { blockType: 'modelStory' },
      { blockType: 'modelVariants', heading: `Choose your variant` },
      ...(isComing
        ? []
        : [
            {
              blockType: 'stockCarousel' as const,
              heading: `${title} in stock`,
              filters: { make: model.make, model: normaliseModelName(model.make, model.name) },
              limit: 12,
            },
          ]),
      { blockType: 'modelCards', heading: 'More from the range', link: { label: 'All models', href: RANGE_PATH } },
    ],
    meta: { description: (model.shortDescription ?? '').slice(0, 170) },
  }
}

function toRangePage({ name }: Tenant): DefaultPage {
  return {
    title: 'The range',
    path: RANGE_PATH,
    layout: [
      { blockType: 'modelRange', heading: 'The range' },
      { blockType: 'stockCarousel', heading: 'In stock now', filters: { carType: 'new' }, limit: 12 },
    ],
    meta: { description: `New models at ${name}: what each one suits, what it costs and what’s in stock.` },
  }
}

/** Returns the default page of the model range or of a model (MOD-02, MOD-04, MOD-06); null for other addresses. */
export async function findModelPage(tenant: Tenant, path: string): Promise<DefaultPage | null> {
  if (path === RANGE_PATH) return (await findRange(tenant.id)).length > 0 ? toRangePage(tenant) : null
  const model = await findPageModel(tenant.id, path)
  return model && toModelPage(model, path)
}
