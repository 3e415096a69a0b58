import { findFaqs } from '@/server/content/find-lists'
import { FaqList } from '@/ui/faq-list/faq-list'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

const sameCategory = (a: string | null | undefined, b: string) => a?.trim().toLowerCase() === b.trim().toLowerCase()

export async function FaqBlock({ block, site }: BlockProps<'faq'>) {
  const all = await findFaqs(site.tenant.id)
  const items = all.filter(({ category }) => !block.category || sameCategory(category, block.category)).slice(0, block.limit ?? undefined)
  if (items.length === 0) return null
  return (
    <section className="section wrap">
      <SectionHead heading={block.heading} text={block.text} />
      <FaqList items={items} />
    </section>
  )
}
