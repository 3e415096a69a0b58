import { findFaqs } from '@/server/content/find-lists'
import { type FaqItem, FaqList } from '@/ui/faq-list/faq-list'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockOf, BlockProps } from '../types'

const sameCategory = (a: string | null | undefined, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

/** The questions of the block's category, as many as it asks for. */
export function selectQuestions<Item extends { category?: string | null }>(
  all: readonly Item[],
  { category, limit }: Pick<BlockOf<'faq'>, 'category' | 'limit'>,
): Item[] {
  return all.filter((item) => !category || sameCategory(item.category, category)).slice(0, limit ?? undefined)
}

type ViewProps = { heading: string; text?: string | null; items: FaqItem[] }

export function FaqView({ heading, text, items }: ViewProps) {
  if (items.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead heading={heading} text={text} />
      <FaqList items={items} />
    </section>
  )
}

export async function FaqBlock({ block, site }: BlockProps<'faq'>) {
  return <FaqView heading={block.heading} text={block.text} items={selectQuestions(await findFaqs(site.tenant.id), block)} />
}
