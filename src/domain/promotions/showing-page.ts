import { isRecord } from '../json/is-record'
import { selectQuestions } from '../pages/select-questions'

type Page = { path: string; layout?: readonly unknown[] | null }

/** What a page has to show: any offer, or the question of a category. */
export type Shown = { kind: 'offer' } | { kind: 'question'; category: string | null }

const QUESTION_BLOCKS: readonly unknown[] = ['faq', 'tradeInFaq']
const textOr = (value: unknown) => (typeof value === 'string' ? value : null)

function hasPlace(block: unknown, shown: Shown): block is Record<string, unknown> {
  if (!isRecord(block) || block.isHidden === true) return false
  if (shown.kind === 'offer') return block.blockType === 'offersGrid'
  return QUESTION_BLOCKS.includes(block.blockType) && selectQuestions([shown], { category: textOr(block.category) }).length > 0
}

/**
 * Returns a page with a block that shows such content; null without one (EDT-16). A block without a limit comes first, because a limited one
 * may leave the content out.
 */
export function findShowingPage<Found extends Page>(pages: readonly Found[], shown: Shown): Found | null {
  const showing = pages.flatMap((page) => (page.layout ?? []).filter((block) => hasPlace(block, shown)).map((block) => ({ page, block })))
  const whole = showing.find(({ block }) => typeof block.limit !== 'number')
  return (whole ?? showing[0])?.page ?? null
}
