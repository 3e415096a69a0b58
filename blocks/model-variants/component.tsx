import { formatVariantPrice, type RangeModel } from '@/domain/models/model'
import { normaliseModelName } from '@/domain/models/model-name'
import { toSearchAddress } from '@/domain/search/search-address'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { SiteLink } from '@/domain/tenant/tenant'
import { findBlockModel } from '@/server/models/find-range'
import { ModelVariants, type VariantRow } from '@/ui/sections/model-variants'
import type { BlockOf, BlockProps } from '../types'

/** Returns the model's variants with the editor's details. Ignores details of removed variants. */
export function toVariantRows(model: RangeModel, details: BlockOf<'modelVariants'>['details']): VariantRow[] {
  const byName = new Map((details ?? []).map((detail) => [detail.variant.trim().toLowerCase(), detail]))
  const lists = { make: [model.make], model: [normaliseModelName(model.make, model.name)] }
  const link: SiteLink | null =
    model.status === 'coming_soon' ? null : { label: 'See stock', href: toSearchAddress({ ...ALL_STOCK, lists }) }
  return model.variants.map((variant) => {
    const detail = byName.get(variant.name.trim().toLowerCase())
    return {
      name: `${model.name} ${variant.name}`,
      note: detail?.note ?? null,
      values: detail?.values ?? [],
      price: formatVariantPrice(variant),
      link,
    }
  })
}

export async function ModelVariantsBlock({ block, site: { tenant, page } }: BlockProps<'modelVariants'>) {
  const model = await findBlockModel(tenant.id, block.model, page?.modelId)
  if (!model) return null
  const { heading, text, columns, details, terms } = block
  return (
    <ModelVariants
      heading={heading}
      text={text ?? null}
      columns={(columns ?? []).slice(0, 3)}
      rows={toVariantRows(model, details)}
      terms={terms ?? null}
    />
  )
}
