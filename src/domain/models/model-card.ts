import { formatMoney } from '../money/money'
import { truncate } from '../text/truncate'
import { findFromPrice, type ModelLabel, type ModelPicture, type RangeModel, toModelLabel, toModelTitle } from './model'
import { toModelHref } from './model-path'

/** 'small' stands in rows of many, 'range' on the range page. */
export type ModelCardSize = 'small' | 'range'

/** Characters of the description on each (MOD-09). */
const LIMITS: Record<ModelCardSize, number> = { small: 75, range: 200 }

export type ModelCard = {
  id: number
  title: string
  /** 'Large SUV, Electric, 7 seats'. */
  kinds: string
  text: string
  label: ModelLabel | null
  href: string
  picture: ModelPicture | null
  /** '$84,990'; null where the site shows none, or the model has none. */
  fromPrice: string | null
  isComing: boolean
}

/** A model as a card (MOD-07 to MOD-10). @param showsPrice The switch rangeCardFromPrice. */
export function toModelCard(model: RangeModel, size: ModelCardSize, showsPrice: boolean): ModelCard {
  const { text, isTruncated } = truncate(model.shortDescription ?? '', LIMITS[size])
  const price = showsPrice ? findFromPrice(model) : null
  return {
    id: model.id,
    title: toModelTitle(model),
    kinds: model.bodies.join(', '),
    text: isTruncated ? `${text} …` : text,
    label: toModelLabel(model.status),
    href: toModelHref(model),
    picture: model.picture,
    fromPrice: price === null ? null : formatMoney(price),
    isComing: model.status === 'coming_soon',
  }
}

/** The range in its two groups: what can be had now, and what is 'Coming Soon' (MOD-08). */
export function groupRange<Model extends Pick<RangeModel, 'status'>>(models: readonly Model[]): { onSale: Model[]; coming: Model[] } {
  return {
    onSale: models.filter(({ status }) => status !== 'coming_soon'),
    coming: models.filter(({ status }) => status === 'coming_soon'),
  }
}
