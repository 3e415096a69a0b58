import { selectQuestions } from '@/domain/pages/select-questions'
import { isRecord } from '@/domain/json/is-record'

/** Blocks that list every document of a collection. They name none, so nothing in them refers to one. */
const LISTERS: Readonly<Record<string, readonly string[]>> = {
  'promo-cards': ['promoCards'],
  offers: ['offersGrid'],
  models: ['modelRange', 'modelCards'],
  reviews: ['reviewsCarousel'],
  locations: ['locationCards', 'locationCarousel', 'locationMap', 'dealerLocator', 'openingHours', 'holidayHours'],
}
/** Blocks that list the questions of a category. */
const QUESTION_BLOCKS: readonly string[] = ['faq', 'tradeInFaq']

type Listed = { collection: string; category?: string | null | undefined }

function lists(block: Record<string, unknown>, { collection, category }: Listed): boolean {
  const type = String(block.blockType)
  if (collection !== 'faqs') return LISTERS[collection]?.includes(type) ?? false
  if (!QUESTION_BLOCKS.includes(type)) return false
  const wanted = typeof block.category === 'string' ? block.category : null
  return selectQuestions([{ category: category ?? '' }], { category: wanted }).length > 0
}

/**
 * Checks whether any block of a layout, at any depth, lists documents of a collection without naming them (EDT-26).
 * @param layout The stored blocks.
 * @param listed The document's collection, and its category for a question.
 */
export function isListedByBlocks(layout: unknown, listed: Listed): boolean {
  if (Array.isArray(layout)) return layout.some((one) => isListedByBlocks(one, listed))
  if (!isRecord(layout)) return false
  return lists(layout, listed) || Object.values(layout).some((value) => typeof value === 'object' && isListedByBlocks(value, listed))
}
