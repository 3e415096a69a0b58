import { selectQuestions } from '@/domain/faq/select-questions'
import { findFaqs } from '@/server/content/find-lists'
import { type FaqItem, FaqList } from '@/ui/faq-list/faq-list'
import { SectionHead } from '@/ui/section-head/section-head'
import type { BlockProps } from '../types'

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
