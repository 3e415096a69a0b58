import { formatMoney } from '../money/money'
import { fitSentences } from '../text/truncate'
import { findFromPrice, type ModelLabel, type ModelPicture, type RangeModel, toModelLabel, toModelTitle } from './model'
import { toModelHref } from './model-path'

/** 'small' is for rows and carousels, 'range' for the range page. */
export type ModelCardSize = 'small' | 'range'

/** Maximum length of the description in characters (MOD-09). It ends with a sentence that fits (LOOK-19). */
const DESCRIPTION_LIMITS: Record<ModelCardSize, number> = { small: 75, range: 200 }

export type ModelCard = {
  id: number
  title: string
  /** Body types: 'Large SUV, Electric, 7 seats'. */
  kinds: string
  text: string
  label: ModelLabel | null
  href: string
  picture: ModelPicture | null
  /** '$84,990'; null if the site hides prices or the model has none. */
  fromPrice: string | null
  isComing: boolean
}

/**
 * Converts a model to the data of its card (MOD-07 to MOD-10).
 * @param showsPrice The switch rangeCardFromPrice.
 */
export function toModelCard(model: RangeModel, size: ModelCardSize, showsPrice: boolean): ModelCard {
  const { text, isTruncated } = fitSentences(model.shortDescription ?? '', DESCRIPTION_LIMITS[size])
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

/** Splits the range into models on sale and models marked 'Coming Soon' (MOD-08). */
export function groupRange<Model extends Pick<RangeModel, 'status'>>(models: readonly Model[]): { onSale: Model[]; coming: Model[] } {
  return {
    onSale: models.filter(({ status }) => status !== 'coming_soon'),
    coming: models.filter(({ status }) => status === 'coming_soon'),
  }
}
